/** The games that this page can show, each fetched when a table of it is opened. */

import type { Component } from "svelte";
import { learn } from "../lib/fluent";
import type { Session } from "../lib/session";
import type { TableState } from "../lib/table.svelte";

export type GamePage = Component<{ table: TableState; session: Session }>;

export const shown: Record<string, () => Promise<{ default: GamePage }>> = {
  feast: () => import("./feast/Game.svelte"),
};

/** The page of a game with its sentences. After a new version of the house the old pieces are gone: then the page begins anew. */
export async function fetchGame(game: string): Promise<GamePage> {
  try {
    const [page] = await Promise.all([(shown[game] ?? shown.feast!)(), learn(game)]);
    return page.default;
  } catch (trouble) {
    setTimeout(() => location.reload(), 3000);
    throw trouble;
  }
}
