/**
 * Sentences: the same Fluent files that the server reads. The house's own English is part of the page; what belongs to one game,
 * and every further language, is fetched when it is needed.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;
type Texts = Record<string, string>;

const house = import.meta.glob<string>("../../../src/coterie/messages/en/{core,server,web}.ftl", { query: "?raw", import: "default", eager: true });
const more = import.meta.glob<string>(
  ["../../../src/coterie/messages/*/*.ftl", "!../../../src/coterie/messages/en/{core,server,web}.ftl", "!../../../src/coterie/messages/*/cli.ftl"],
  { query: "?raw", import: "default" },
);

/** What marks a piece that stands out in a sentence; private use characters that no text contains. */
const FROM = "\uE000";
const TO = "\uE001";

export interface Piece {
  text: string;
  /** A name, a card: something that was pointed at. */
  marked: boolean;
}

export const mark = (text: string): string => FROM + text + TO;

export function pieces(text: string): Piece[] {
  return text
    .split(FROM)
    .flatMap((chunk, k): Piece[] => {
      if (k === 0) return [{ text: chunk, marked: false }];
      const [inner = "", ...rest] = chunk.split(TO);
      return [
        { text: inner, marked: true },
        { text: rest.join(TO), marked: false },
      ];
    })
    .filter((piece) => piece.text !== "");
}

export const plain = (text: string): string => text.replaceAll(FROM, "").replaceAll(TO, "");

/** The last part of a message id, made readable: what is shown while a message is missing. */
export function graceful(id: string): string {
  const last = id.replace(/\..*$/, "").split("-").slice(id.startsWith("blood-bound-") || id.startsWith("true-blood-") ? 3 : id.startsWith("feast-") ? 2 : 1);
  const text = last.join(" ").trim() || id;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class Catalogue {
  private bundles: FluentBundle[] = [];

  constructor(texts: Texts, tag = "en") {
    this.add(texts, tag);
  }

  /** Texts of a language; a new one comes in front of those there are. */
  add(texts: Texts, tag: string): void {
    let bundle = this.bundles.find((found) => found.locales[0] === tag);
    if (!bundle) this.bundles.unshift((bundle = new FluentBundle(tag, { useIsolating: false })));
    for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string, attribute?: string): boolean {
    return this.bundles.some((bundle) => {
      const message = bundle.getMessage(id);
      return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
    });
  }

  /** The text of a message, or of one of its attributes ("feast-guest-ghost.the"). */
  say(id: string, args?: Args): string {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern != null) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return graceful(id);
  }

  /** "Anna, Ben and Clara", in the language of the texts. */
  list(items: string[]): string {
    return new Intl.ListFormat(this.bundles[0]!.locales, { style: "long", type: "conjunction" }).format(items);
  }

  get tag(): string {
    return this.bundles[0]!.locales[0]!;
  }
}

export const catalogue = new Catalogue(house);

const language = (path: string): string => path.split("/").at(-2)!;
const stem = (path: string): string => path.split("/").at(-1)!.replace(".ftl", "");
const HOUSE = new Set(["core", "server", "web"]);
const learned = new Map<string, Promise<void>>();
let tongue = "en";

async function fetched(wanted: (path: string) => boolean): Promise<void> {
  const paths = Object.keys(more).filter(wanted);
  const texts = await Promise.all(paths.map((path) => more[path]!()));
  paths.forEach((path, k) => catalogue.add({ [path]: texts[k]! }, language(path)));
}

/** Fetch the reader's language if there is one that is not English. */
export async function speak(preferred: readonly string[]): Promise<void> {
  const known = new Set(Object.keys(more).map(language));
  for (const want of preferred) {
    const short = want.split("-")[0]!;
    if (short === "en") return;
    const tag = known.has(want) ? want : known.has(short) ? short : null;
    if (!tag) continue;
    tongue = tag;
    return fetched((path) => language(path) === tag && HOUSE.has(stem(path)));
  }
}

/** Fetch the sentences of a game, once. */
export function learn(game: string): Promise<void> {
  const mine = (path: string) => stem(path) === game || stem(path) === `web-${game}` || stem(path).startsWith(`${game}-`);
  let known = learned.get(game);
  if (!known) {
    known = fetched((path) => mine(path) && (language(path) === "en" || language(path) === tongue));
    learned.set(game, known);
    known.catch(() => learned.delete(game));
  }
  return known;
}

export const t = (id: string, args?: Args): string => catalogue.say(id, args);

/** A number that no digit grouping touches (turn numbers, ids of questions). */
export const count = (n: number): FluentNumber => new FluentNumber(n, { useGrouping: false });
