/** The lobby over HTTP. What is refused comes back as a `Refusal` with the server's problem in it. */

import type { GameInfo, Kept, Mine, MyTable, NewTable, Notice, NoticeInfo, Problem, Review, Seated, Still } from "../wire";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

type Fetch = typeof fetch;

export class Api {
  constructor(private readonly fetch: Fetch = globalThis.fetch.bind(globalThis)) {}

  private async call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers["Authorization"] = `Bearer ${token}`;
    let answer: Response;
    try {
      answer = await this.fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    } catch {
      throw new Refusal({ message: "web-unreachable", text: "", args: {} }, 0);
    }
    const text = await answer.text();
    let found: unknown = {};
    try {
      found = text ? JSON.parse(text) : {};
    } catch {
      found = {};
    }
    if (answer.ok) return found as T;
    const said = found as Partial<Problem>;
    const problem: Problem = { message: said.message ?? "web-refused", text: said.text ?? "", args: said.args ?? {} };
    throw new Refusal(problem, answer.status);
  }

  games = () => this.call<GameInfo[]>("GET", "/api/games");
  lay = (table: NewTable) => this.call<Seated>("POST", "/api/tables", table);
  sit = (table: string, name: string, seat: number | null) => this.call<Seated>("POST", `/api/tables/${table}/seats`, { name, seat });
  bot = (table: string, token: string, seat: number, bot: string | null) =>
    this.call<unknown>("POST", `/api/tables/${table}/bots`, { seat, bot }, token);
  start = (table: string, token: string) => this.call<unknown>("POST", `/api/tables/${table}/start`, {}, token);
  leave = (table: string, token: string) => this.call<unknown>("POST", `/api/tables/${table}/leave`, {}, token);
  notice = (table: string, token: string) => this.call<NoticeInfo>("GET", `/api/tables/${table}/notice`, undefined, token);
  leaveNotice = (table: string, token: string, notice: Notice) => this.call<unknown>("PUT", `/api/tables/${table}/notice`, notice, token);
  strikeNotice = (table: string, token: string) => this.call<unknown>("DELETE", `/api/tables/${table}/notice`, undefined, token);
  replace = (table: string, token: string, seat: number, forGood: boolean) =>
    this.call<unknown>("POST", `/api/tables/${table}/replace`, { seat, for_good: forGood }, token);
  again = (table: string, token: string) => this.call<{ table: string }>("POST", `/api/tables/${table}/again`, {}, token);
  mine = (tables: Mine["tables"]) => this.call<MyTable[]>("POST", "/api/mine", { tables });
  /** A game to look back upon; `place` is "tables/ID" or "records/ID". */
  review = (place: string) => this.call<Review>("GET", `/api/${place}/review`);
  still = (place: string, moment: number, seat: number | "all", have: number) => this.call<Still>("GET", `/api/${place}/review/${moment}?seat=${seat}&have=${have}`);
  bring = (record: string) => this.call<Kept>("POST", "/api/review", { record });

  async healthy(): Promise<boolean> {
    try {
      return (await this.fetch("/health")).ok;
    } catch {
      return false;
    }
  }
}
