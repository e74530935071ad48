/** What I am about to say: the verb, then what it is about, and why something closed is closed. */

import { asking, back, begin, line, NOTHING, open, point, read, unpoint, wanting, type Form, type Kind, type Saying } from "./lines";
import { reason, type TableState } from "./table.svelte";

export type Touch = "none" | "may" | "closed" | "chosen";

/** What a game says of its own lines. */
export interface Grammar {
  /** The forms to show for a question, in order; some may be closed now. */
  forms: (topic: string, legal: readonly string[]) => Form[];
  form: (verb: string, legal: readonly string[]) => Form;
  /** Verbs said in a window without a second touch: they show nothing and can be changed while it is open. */
  light: ReadonlySet<string>;
  /** Something for each kind, to ask about a closed line with. */
  guess: () => Record<Kind, string>;
}

export class Pointing {
  saying = $state.raw<Saying>(NOTHING);
  /** Why the thing touched last is closed. */
  why = $state("");
  busy = $state(false);

  constructor(
    private readonly table: TableState,
    readonly grammar: Grammar,
  ) {}

  get legal(): string[] {
    return this.table.mine ? this.table.legal : [];
  }

  get window(): boolean {
    return this.table.question?.window ?? false;
  }

  /** What is said lies in an envelope until all who are asked have answered. */
  get sealing(): boolean {
    return this.window || (this.table.question?.asks.length ?? 0) > 1;
  }

  readonly forms = $derived.by((): Form[] => (this.table.mine ? this.grammar.forms(this.table.question!.topic, this.table.legal) : []));
  readonly form = $derived.by((): Form | null => (this.saying.verb === null ? null : this.grammar.form(this.saying.verb, this.legal)));
  readonly line = $derived.by((): string | null => line(this.legal, this.saying));
  /** The part to point at next, or -1. */
  readonly at = $derived.by((): number => {
    const at = this.form ? wanting(this.saying) : -1;
    return at >= 0 && this.line !== null && open(this.legal, this.saying, at).size === 0 ? -1 : at;
  });
  readonly wants = $derived.by((): Kind | null => (this.at < 0 ? null : this.form!.parts[this.at]!));
  /** There is one verb only, and it has been begun by itself. */
  readonly single = $derived.by((): boolean => this.forms.length === 1 && this.forms[0]!.parts.length > 0);
  readonly begun = $derived.by((): boolean => this.saying.verb !== null && (!this.single || this.saying.parts.some((part) => part !== null)));

  /** A new question: nothing is said yet; where there is one verb only, it is begun. */
  reset(): void {
    this.saying = NOTHING;
    this.why = "";
    if (this.table.mine && !this.window && this.single) this.saying = begin(this.forms[0]!, this.legal);
  }

  may(found: Form): boolean {
    return this.legal.some((said) => said === found.verb || said.startsWith(`${found.verb} `));
  }

  private async explain(text: string): Promise<void> {
    const problem = await this.table.why(text);
    this.why = problem ? reason(problem) : "";
  }

  verb(found: Form): void {
    this.why = "";
    if (!this.may(found)) {
      void this.explain(asking(this.legal, found, NOTHING, -1, "", this.grammar.guess()));
      return;
    }
    if (this.saying.verb === found.verb && found.parts.length > 0) return;
    this.saying = begin(found, this.legal);
    if (this.window && this.grammar.light.has(found.verb)) void this.say();
  }

  /** The part that touching a thing of this kind is for: the first open one, else the last. */
  private part(kind: Kind): number {
    const parts = this.form?.parts ?? [];
    const at = parts.findIndex((found, k) => found === kind && this.saying.parts[k] === null);
    return at >= 0 ? at : parts.lastIndexOf(kind);
  }

  private chosen(kind: Kind, word: string): number {
    return this.saying.parts.findIndex((part, k) => part === word && this.form?.parts[k] === kind);
  }

  /** Which part this thing has been chosen for, or -1. */
  role = (kind: Kind, word: string): number => this.chosen(kind, word);

  /** What touching this thing would do now. */
  touch(kind: Kind, word: string): Touch {
    const at = this.form ? this.part(kind) : -1;
    if (at < 0) return "none";
    if (this.chosen(kind, word) >= 0) return "chosen";
    return open(this.legal, this.saying, at).has(word) ? "may" : "closed";
  }

  /** What may stand at the part that is open now. */
  get choices(): Set<string> {
    return this.at < 0 ? new Set() : open(this.legal, this.saying, this.at);
  }

  /** Point at a seat, a card, a place. False if nothing is pointed at just now. */
  point(kind: Kind, word: string): boolean {
    const found = this.form;
    const at = found ? this.part(kind) : -1;
    if (!found || at < 0) return false;
    this.why = "";
    const before = this.chosen(kind, word);
    if (before >= 0) {
      if (found.parts.filter((part) => part === kind).length > 1) this.saying = unpoint(this.saying, before);
    } else if (this.touch(kind, word) === "closed") void this.explain(asking(this.legal, found, this.saying, at, word, this.grammar.guess()));
    else this.saying = point(this.legal, this.saying, at, word);
    return true;
  }

  back(): void {
    this.why = "";
    const next = back(this.saying);
    this.saying = next.verb === null && this.single ? begin(this.forms[0]!, this.legal, false) : next;
  }

  async say(): Promise<void> {
    const said = this.line;
    if (said === null || this.busy) return;
    this.busy = true;
    const problem = await this.table.say(said);
    this.busy = false;
    if (problem) this.why = reason(problem);
    else if (this.sealing) this.reset();
  }

  /** What lies in my envelope. */
  get sealed(): Saying | null {
    const said = this.table.question?.said;
    return said ? read(said) : null;
  }
}
