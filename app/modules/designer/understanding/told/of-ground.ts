import { computed } from "../../../cascade/computed";
import { parentNode } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { isColourCalled, onColour, sideOfColour } from "../targets/of-colour";
import { selectorOf } from "../targets/selector-of";
import { thingTarget } from "../targets/to-target";
import { means, type Word } from "../word";
import { colourOf } from "./point-out";
import { wordsIn } from "./text-likeness";

/**
 * What is said to be of a colour is what has that ground: of 'them grey boxes round what folk have said' the part is only
 * where they stand. Null where the part has none of that colour.
 */
export function ofGround(site: OpenedSite, target: Target, words: readonly Word[]): Target | null {
  const colour = words.flatMap((word) => colourOf(word) ?? [])[0];
  const isSeveral = words.some(({ senses }) =>
    senses.some((sense) => sense.kind === "thing" && BOXES.has(sense.is) && sense.many),
  );
  const [part, ...others] = target.nodes;
  if (!colour || !isSeveral || part === undefined || others.length > 0) return target;
  if (sideOfColour(site, [part], colour) === "background") return target;
  const things = readThings(site);
  const inside = onColour(site, things.inside(part), colour).filter(
    ({ node, hidden, roles }) => node !== part && !hidden && !roles.includes("button"),
  );
  const outer = inside.filter(
    ({ node }) =>
      !inside.some((other) => other.node !== node && things.inside(other.node).some((each) => each.node === node)),
  );
  const isAlike = outer.every(({ roles }) => roles.join() === outer[0]!.roles.join());
  if (outer.length > 1 && isAlike)
    return thingTarget(site, outer, { thing: "card", all: true, place: things.at(part) ?? null });
  return target.region ? null : target;
}
const BOXES: ReadonlySet<string> = new Set(["card", "area", "section", "banner", "item"]);

const LEAST_ENTRIES = 2;
const HIGHEST = 5;

/** 'That tan strip with Home, Rates and so on': the ground of that colour which the navigation stands on. */
export function navigationOfGround(site: OpenedSite, words: readonly Word[]): Target | null {
  const colour = words.flatMap((word) => colourOf(word) ?? [])[0];
  if (!colour || !words.some((word) => means(word, "thing", "section", "area", "banner", "line"))) return null;
  const said = new Set(words.flatMap(({ text }) => wordsIn(text)));
  const things = readThings(site);
  const named = things.of("nav-entry").filter(({ name }) => wordsIn(name).every((each) => said.has(each)));
  const [first] = named;
  if (!first || new Set(named.map(({ name }) => name)).size < LEAST_ENTRIES) return null;
  let at: NodeId | null = first.node;
  for (let height = 0; at !== null && height < HIGHEST; height += 1, at = parentNode(site.page, at))
    if (isColourCalled(computed(site, at, "background-color", 1280), colour))
      return { nodes: [at], name: "the navigation", selector: selectorOf(site, [at]), region: true };
  return null;
}
