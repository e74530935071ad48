/** Pencil notes: for each player and each guest a mark of one's own. They stay in this browser. */

export type Mark = "" | "maybe" | "suspect" | "no";

const ROUND: Mark[] = ["", "maybe", "suspect", "no"];

export const after = (mark: Mark): Mark => ROUND[(ROUND.indexOf(mark) + 1) % ROUND.length]!;

/** Marks by `seat/guest`. */
export type Marks = Record<string, Mark>;

export const at = (marks: Marks, seat: number | string, guest: string): Mark => marks[`${seat}/${guest}`] ?? "";

/** The marks with that one turned to its next sign. */
export function turned(marks: Marks, seat: number | string, guest: string): Marks {
  const next = { ...marks };
  const key = `${seat}/${guest}`;
  const mark = after(at(marks, seat, guest));
  if (mark === "") delete next[key];
  else next[key] = mark;
  return next;
}

/** What stands in the notebook about one player, or one place. */
export interface Note {
  /** The row of the marks: a seat, or another place. */
  row: string;
  title: string;
  /** What the game has shown me. */
  facts: { text: string; emblem?: string; no?: boolean }[];
  /** What I may mark with my pencil; none where all is known. */
  things: { id: string; name: string; emblem: string }[];
}

export interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const key = (table: string) => `coterie.marks.${table}`;

export function load(drawer: Drawer, table: string): Marks {
  try {
    const found: unknown = JSON.parse(drawer.getItem(key(table)) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, mark]) => ROUND.includes(mark as Mark) && mark !== "")) as Marks;
  } catch {
    return {};
  }
}

export function save(drawer: Drawer, table: string, marks: Marks): void {
  try {
    if (Object.keys(marks).length === 0) drawer.removeItem(key(table));
    else drawer.setItem(key(table), JSON.stringify(marks));
  } catch {
    // a full or forbidden drawer: the marks live as long as the page
  }
}
