import type { Thing as PageThing } from "../../../page-roles/thing";
import { sameText } from "../../built-in/find/words-of";
import type { Candidates } from "./find-things";
import type { Sought } from "./sought";
import { ROLES_OF } from "./thing-roles";

/** Which of the things that were found are meant; or those among which only the owner can choose. */
export type Choice = { chosen: readonly PageThing[]; all: boolean } | { among: readonly PageThing[] };

/** Facts that a page says in several places are one to its owner. */
const FACTS = new Set(["phone", "email", "address", "hours", "business-name"]);

/** Chooses among things of a kind: by their place in the order, all of them, the only one, or the first. */
export function choose(sought: Sought, { found, place }: Candidates): Choice {
  const { thing, places, many } = sought;
  const whole = { chosen: found, all: true };
  if (places.length > 0) {
    const row = inOneRow(found);
    if (row === null) return { among: found };
    const chosen = places.flatMap((at) => row.at(at) ?? []);
    return chosen.length === places.length ? { chosen, all: false } : { among: row };
  }
  if (sought.count !== null) return found.length === sought.count ? whole : { among: found };
  if (many || found.length === 1 || (thing !== null && FACTS.has(thing))) return whole;
  if (thing !== null && isText(thing) && place !== null && (sought.words === "" || sought.within === null))
    return whole;
  if (thing !== null && ROLES_OF[thing]?.first) return { chosen: found.slice(0, 1), all: false };
  if (thing === "heading") {
    const headline = found.find((each) => each.roles.includes("headline")) ?? (place === null ? undefined : found[0]);
    if (headline) return { chosen: [headline], all: false };
  }
  if (found.length > 0 && found.every((each) => each.name !== "" && sameText(each.name, found[0]!.name))) return whole;
  if (thing === "button" && place !== null) return { chosen: found.slice(0, 1), all: false };
  return { among: found };
}

const isText = (thing: string) => thing === "text" || thing === "paragraph";

/** Things in their order, when that is clear: items count within one group. */
function inOneRow(found: readonly PageThing[]): readonly PageThing[] | null {
  const items = found.filter(({ group }) => group !== undefined);
  if (items.length === 0) return found;
  const groups = new Set(items.map(({ group }) => group));
  if (groups.size === 1) return items;
  const outer = items.filter(({ item }) => item === null);
  return new Set(outer.map(({ section }) => section)).size === 1 ? outer : null;
}
