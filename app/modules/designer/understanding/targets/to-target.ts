import type { Thing as PageThing } from "../../../page-roles/thing";
import type { OpenedSite } from "../../../operations/opened-site";
import { quoted } from "../../../operations/outcome";
import type { Target } from "../../../operations/target";
import type { Thing } from "../names";
import { THINGS } from "../words/things";
import { selectorOf } from "./selector-of";

const REGIONS = new Set(["section", "header", "footer", "form", "navigation", "hero"]);

/** How a kind of thing is called in an answer. */
export function nameOfKind(thing: Thing, many: boolean): string {
  const [single = "", several = ""] = (THINGS.en[thing] ?? "").split("/");
  return ((many && several) || single || several).split("|")[0] || thing.replace("-", " ");
}

/** A part of the page as a target. */
export function partTarget(site: OpenedSite, parts: readonly PageThing[]): Target {
  const [first] = parts;
  const nodes = parts.map(({ node }) => node);
  const name = parts.length > 1 ? "the sections" : nameOfPart(first!);
  return { nodes, name, selector: selectorOf(site, nodes), region: true };
}

function nameOfPart({ roles, name }: PageThing): string {
  if (roles.includes("hero")) return "the hero";
  if (roles.includes("section")) return name === "" ? "the section" : `the section ${quoted(name)}`;
  if (roles.includes("item") && name !== "") return quoted(short(name));
  return `the ${roles[0] ?? "part"}`;
}

const LONGEST = 60;
const short = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`);

interface Named {
  thing: Thing;
  /** All of their kind, and not some of them. */
  all: boolean;
  place: PageThing | null;
}

/** Things of a kind as a target: 'the button “See bikes”', 'the prices', 'the text of the section “About us”'. */
export function thingTarget(site: OpenedSite, found: readonly PageThing[], { thing, all, place }: Named): Target {
  const nodes = found.map(({ node }) => node);
  const kind = nameOfKind(thing, found.length > 1);
  const isAlone = ["headline", "lead", "logo", "header", "footer", "form", "navigation", "hero"].includes(thing);
  const label = found.length === 1 && !isAlone && !(all && place !== null) ? found[0]!.name : "";
  const where = place === null || label !== "" ? "" : ` of ${nameOfPart(place)}`;
  const name = `the ${kind}${label ? ` ${quoted(short(label))}` : ""}${where}`;
  const region = found.every(({ roles }) => roles.some((role) => REGIONS.has(role)));
  return { nodes, name, selector: selectorOf(site, nodes), ...(region && { region }) };
}
