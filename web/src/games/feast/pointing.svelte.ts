/** What I am about to say at the feast: the verb, then whom, then which card, and why a closed one is closed. */

import { back, begin, line, NOTHING, open, point, read, wanting, asking, type Form, type Kind, type Saying } from "../../lib/lines";
import { reason, type TableState } from "../../lib/table.svelte";
import { form, forms, LIGHT } from "./forms";
import type { FeastView } from "./view";

export type Touch = "none" | "may" | "closed" | "chosen";

export class Pointing {
  saying = $state.raw<Saying>(NOTHING);
  /** Why the thing touched last is closed. */
  why = $state("");
  busy = $state(false);

  constructor(
    private readonly table: TableState,
    private readonly view: () => FeastView,
  ) {}

  get legal(): string[] {
    return this.table.mine ? this.table.legal : [];
  }

  get window(): boolean {
    return this.table.question?.window ?? false;
  }

  readonly forms = $derived.by((): Form[] => (this.table.mine ? forms(this.table.question!.topic, this.table.legal) : []));
  readonly form = $derived.by((): Form | null => (this.saying.verb === null ? null : form(this.saying.verb, this.legal)));
  readonly line = $derived.by((): string | null => {
    const whole = line(this.saying);
    return whole !== null && this.legal.includes(whole) ? whole : null;
  });
  /** The kind of thing to point at next. */
  readonly wants = $derived.by((): Kind | null => {
    const at = this.form ? wanting(this.saying) : -1;
    return at < 0 ? null : this.form!.parts[at]!;
  });

  /** A new question: nothing is said yet; where there is one verb only, it is begun. */
  reset(): void {
    this.saying = NOTHING;
    this.why = "";
    if (this.table.mine && !this.window && this.forms.length === 1 && this.forms[0]!.parts.length > 0) this.saying = begin(this.forms[0]!, this.legal);
  }

  may(found: Form): boolean {
    return this.legal.some((said) => said === found.verb || said.startsWith(`${found.verb} `));
  }

  private guess(): Record<Kind, string> {
    const view = this.view();
    const other = [...view.players].find(([seat, player]) => seat !== this.table.you && !player.revealed)?.[0] ?? 1;
    return { seat: String(other), card: view.cast[0] ?? "dracula", place: "1" };
  }

  private async explain(text: string): Promise<void> {
    const problem = await this.table.why(text);
    this.why = problem ? reason(problem) : "";
  }

  verb(found: Form): void {
    this.why = "";
    if (!this.may(found)) {
      void this.explain(asking(this.legal, found, NOTHING, -1, "", this.guess()));
      return;
    }
    if (this.saying.verb === found.verb && found.parts.length > 0) return;
    this.saying = begin(found, this.legal);
    if (this.window && LIGHT.has(found.verb)) void this.say();
  }

  /** What touching this thing would do now. */
  touch(kind: Kind, word: string): Touch {
    const at = this.form?.parts.indexOf(kind) ?? -1;
    if (at < 0) return "none";
    if (this.saying.parts[at] === word) return "chosen";
    return open(this.legal, this.saying, at).has(word) ? "may" : "closed";
  }

  /** Point at a seat, a card, a place. False if nothing is pointed at just now. */
  point(kind: Kind, word: string): boolean {
    const found = this.form;
    const at = found?.parts.indexOf(kind) ?? -1;
    if (!found || at < 0) return false;
    this.why = "";
    if (this.touch(kind, word) === "closed") void this.explain(asking(this.legal, found, this.saying, at, word, this.guess()));
    else this.saying = point(this.legal, this.saying, at, word);
    return true;
  }

  back(): void {
    this.why = "";
    const only = this.forms.length === 1 && this.forms[0]!.parts.length > 0;
    const next = back(this.saying);
    this.saying = next.verb === null && only ? begin(this.forms[0]!, this.legal, false) : next;
  }

  async say(): Promise<void> {
    const said = this.line;
    if (said === null || this.busy) return;
    this.busy = true;
    const problem = await this.table.say(said);
    this.busy = false;
    if (problem) this.why = reason(problem);
    else if (this.window) this.saying = NOTHING;
  }

  /** What lies in my envelope. */
  get sealed(): Saying | null {
    const said = this.table.question?.said;
    return said ? read(said) : null;
  }
}
