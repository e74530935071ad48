/** What this browser remembers: my name, and for each table the token that is the only key to my seat there. */

import type { Drawer } from "./marks";

export interface Key {
  table: string;
  token: string;
  seat: number;
  name: string;
  game: string;
  /** When it was last opened, in milliseconds. */
  at: number;
  over: boolean;
  /** The seats that several persons take on this one device, with their keys. */
  held?: Held[];
}

/** One of several seats that this device has the keys to. */
export interface Held {
  seat: number;
  token: string;
  name: string;
}

const TABLES = "coterie.tables";
const NAME = "coterie.name";
const WATCHER = "coterie.watcher";
const BELL = "coterie.bell";
const LIMIT = 30;

export class Session {
  constructor(
    private readonly drawer: Drawer,
    private readonly now: () => number = Date.now,
  ) {}

  private read(): Record<string, Key> {
    try {
      const found: unknown = JSON.parse(this.drawer.getItem(TABLES) ?? "{}");
      return typeof found === "object" && found !== null ? (found as Record<string, Key>) : {};
    } catch {
      return {};
    }
  }

  private write(keys: Record<string, Key>): void {
    const kept = Object.values(keys)
      .sort((a, b) => b.at - a.at)
      .slice(0, LIMIT);
    this.put(TABLES, JSON.stringify(Object.fromEntries(kept.map((key) => [key.table, key]))));
  }

  private put(name: string, value: string): void {
    try {
      this.drawer.setItem(name, value);
    } catch {
      // private windows may forbid it: the seat is kept as long as the page stays open
    }
  }

  get name(): string {
    return this.drawer.getItem(NAME) ?? "";
  }

  set name(name: string) {
    this.put(NAME, name.trim());
  }

  /** What I am called among the watchers. */
  get watcher(): string {
    return this.drawer.getItem(WATCHER) ?? "";
  }

  set watcher(name: string) {
    this.put(WATCHER, name.trim());
  }

  /** Bell and vibration when it becomes my turn; off unless switched on. */
  get bell(): boolean {
    return this.drawer.getItem(BELL) === "on";
  }

  set bell(on: boolean) {
    this.put(BELL, on ? "on" : "off");
  }

  /** My tables, the last one opened first. */
  tables(): Key[] {
    return Object.values(this.read()).sort((a, b) => b.at - a.at);
  }

  key(table: string): Key | null {
    return this.read()[table] ?? null;
  }

  keep(key: Partial<Key> & { table: string }): void {
    const keys = this.read();
    const before = keys[key.table] ?? { table: key.table, token: "", seat: 0, name: "", game: "", at: 0, over: false };
    keys[key.table] = { ...before, ...key, at: this.now() };
    this.write(keys);
  }

  forget(table: string): void {
    const keys = this.read();
    delete keys[table];
    this.write(keys);
  }
}

/** The token in the fragment of "my own link" (#k=TOKEN), or null. */
export function tokenIn(fragment: string): string | null {
  const found = new URLSearchParams(fragment.replace(/^#/, "")).get("k");
  return found || null;
}

export const invitation = (origin: string, table: string): string => `${origin}/t/${table}`;

export const ownLink = (origin: string, table: string, token: string): string => `${origin}/t/${table}#k=${encodeURIComponent(token)}`;
