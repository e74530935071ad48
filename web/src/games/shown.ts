/** The games that this page can show, each fetched when a table of it is opened. */

import type { Component } from "svelte";
import { learn } from "../lib/fluent";
import type { Session } from "../lib/session";
import type { TableState } from "../lib/table.svelte";
import type { Lobby } from "../wire";

export interface GamePages {
  Game: Component<{ table: TableState; session: Session }>;
  /** The rules as they apply at a table. */
  Rules: Component<{ lobby: Lobby }>;
}

export const shown: Record<string, () => Promise<GamePages>> = {
  feast: () => import("./feast"),
  "blood-bound": () => import("./blood-bound"),
  "true-blood": () => import("./true-blood"),
};

/** The pages of a game with its sentences. After a new version of the house the old pieces are gone: then the page begins anew. */
export async function fetchGame(game: string): Promise<GamePages> {
  try {
    const [pages] = await Promise.all([(shown[game] ?? shown.feast!)(), learn(game)]);
    return pages;
  } catch (trouble) {
    setTimeout(() => location.reload(), 3000);
    throw trouble;
  }
}
