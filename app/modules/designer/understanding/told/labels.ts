import { quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import type { Role, Thing } from "../../../page-roles/thing";
import type { Thing as ThingName } from "../names";
import { means, type Word } from "../word";

const [LEAST, LONGEST] = [3, 40];
const ROLES: readonly Role[] = ["button", "submit", "nav-entry", "link"];

/** What visitors press, with its words and where they are said. */
export interface Label {
  target: Target;
  text: string;
  /** Where it is said in the text that was looked at. */
  at: number;
}

/** The one label of the page that a text says as it stands there, of the kind that its words name. */
export function labelSaid(text: string, words: readonly Word[], site: OpenedSite): Label | null {
  const known = readThings(site)
    .of(...ROLES)
    .filter(({ name, hidden }) => !hidden && name.length >= LEAST && name.length <= LONGEST && /^\p{Lu}/u.test(name));
  const headings = new Set(
    readThings(site)
      .of("heading", "headline")
      .map(({ name }) => name),
  );
  const said = known.filter(
    (thing) => placeOf(thing.name, text) !== -1 && isOfKind(thing, words, headings.has(thing.name)),
  );
  const outer = said.filter(({ name }) => !said.some((other) => other.name !== name && other.name.includes(name)));
  const [only, ...others] = outer;
  if (!only || others.length > 0) return null;
  const target = { nodes: [only.node], name: `the ${kindOf(only)} ${quoted(only.name)}`, selector: null };
  return { target, text: only.name, at: placeOf(only.name, text) };
}

const kindOf = ({ roles }: Thing): string =>
  roles.includes("nav-entry") ? "menu item" : roles.includes("button") || roles.includes("submit") ? "button" : "link";

/** Whether a message names the kind of a thing, or no kind at all; what a heading is called, too, has to be. */
function isOfKind({ roles }: Thing, words: readonly Word[], isHeading: boolean): boolean {
  const says = (...kinds: ThingName[]) => words.some((word) => means(word, "thing", ...kinds));
  if (says("menu", "navigation", "nav-entry")) return roles.includes("nav-entry");
  if (says("button")) return roles.includes("button") || roles.includes("submit");
  return says("link") || !isHeading;
}

/** Where a label is said whole, with its capital. */
function placeOf(name: string, text: string): number {
  const at = text.indexOf(name);
  const isPart = /\p{L}/u.test(text[at - 1] ?? "") || /\p{L}/u.test(text[at + name.length] ?? "");
  return isPart ? -1 : at;
}
