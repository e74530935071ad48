/** Our own one-line drawings by name. Those of the house and its guests are at hand, a game brings its own. */

const files = import.meta.glob<string>("../emblems/*.svg", { query: "?raw", import: "default", eager: true });

export const emblems: Record<string, string> = {};

/** Add drawings, named as their files are. */
export function bring(found: Record<string, string>): void {
  for (const [path, svg] of Object.entries(found)) emblems[path.split("/").at(-1)!.replace(".svg", "")] = svg;
}

bring(files);
