/** The pages: the house (/), a table (/t/ID), its finished game (/t/ID/replay), a record that was brought along (/r/ID). */

export type Route = { page: "start" } | { page: "table"; id: string } | { page: "replay"; of: "tables" | "records"; id: string; query: string };

export function route(path: string, query = ""): Route {
  const found = /^\/(t|r)\/([^/]+)(\/replay)?\/?$/.exec(path);
  if (!found || (found[1] === "r" && found[3])) return { page: "start" };
  const id = decodeURIComponent(found[2]!);
  if (found[1] === "r") return { page: "replay", of: "records", id, query };
  return found[3] ? { page: "replay", of: "tables", id, query } : { page: "table", id };
}

class Router {
  now = $state.raw<Route>(route(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => (this.now = route(location.pathname, location.search)));
  }

  go = (path: string): void => {
    history.pushState(null, "", path);
    this.now = route(location.pathname, location.search);
    scrollTo(0, 0);
  };

  /** For links: an ordinary click stays on the page. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
