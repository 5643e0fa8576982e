import { formatHex, parse } from "culori";
import { computed } from "../../../cascade/computed";
import { childrenOf, parentNode } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { clauseOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { locate } from "../gist/locate";
import { sideOfColour } from "../targets/of-colour";
import { means, type Word } from "../word";
import { pointOut } from "./point-out";

/** What stands on a ground, and its colour. */
interface Ground {
  hex: string;
  name: string;
  target: Target;
}

/** What another thing that some words name stands on, where it is of the colour that was said of it. */
export function groundSaid(
  words: readonly Word[],
  shade: string | undefined,
  source: string,
  site: OpenedSite,
): Ground | null {
  const hints = hintsFor(source);
  const { phrases } = words.length > 0 ? clauseOf(words, source) : { phrases: [] };
  const named = () =>
    phrases.map((phrase) => locate(site, phrase, { wanted: "part", hints })).find((each) => each !== null);
  const target =
    atTheEnd(words, site) ?? atTheTop(words, site) ?? named()?.target ?? pointOut(words, source, site)?.target;
  if (!target) return null;
  const hex = groundOf(target, site, shade);
  return hex ? { hex, name: target.name, target } : null;
}

/** The colour of what a target stands on, all of it alike; null where it is not of the shade that was said. */
export function groundOf(target: Target, site: OpenedSite, shade?: string): string | null {
  const nodes = target.nodes.map((node) => painted(site, node));
  const [first] = nodes;
  if (first == null || (shade && !DARK.test(shade) && sideOfColour(site, [first], shade) !== "background")) return null;
  const hexes = new Set(nodes.map((node) => node !== null && groundAt(site, node)));
  return hexes.size === 1 || areButtons(target, site) ? groundAt(site, first) : null;
}
const DARK = /^(?:dark|light|pale|deep|bright|soft)$/;

const areButtons = ({ nodes }: Target, site: OpenedSite) =>
  nodes.every((node) => readThings(site).at(node)?.roles.includes("button"));

/** 'The strip at the very bottom'. */
function atTheEnd(words: readonly Word[], site: OpenedSite): Target | null {
  const [footer] = readThings(site).of("footer");
  const isEnd = words.some((word) => means(word, "link", "end") || END.test(word.text));
  return isEnd && footer ? { nodes: [footer.node], name: "the footer", selector: null, region: true } : null;
}
const END = /^(?:bottom|unten|abajo|bas|fondo|embaixo|onderaan|onderin)$/iu;

/** 'The top part': where the page begins with a ground of its own. */
function atTheTop(words: readonly Word[], site: OpenedSite): Target | null {
  const isTop = words.some((word) => means(word, "link", "start"));
  const isPart = words.some((word) => means(word, "thing", "section", "area", "banner"));
  const others = words.some((word) => word.senses.length === 0 && word.text.length > 1);
  if (!isTop || !isPart || others) return null;
  const first = readThings(site)
    .of("hero", "header")
    .find(({ node }) => painted(site, node) === node);
  return first ? { nodes: [first.node], name: "the part at the top", selector: null, region: true } : null;
}

const DEEPEST = 4;
const HIGHEST = 12;

/** The colour of an element's own ground. */
function groundAt(site: OpenedSite, node: NodeId): string | null {
  const colour = parse(computed(site, node, "background-color", 1280));
  return colour && (colour.alpha ?? 1) > 0.9 ? (formatHex(colour) ?? null) : null;
}

/** What has the ground of a thing: itself, the one thing in it, or what a heading or a button stands on. */
function painted(site: OpenedSite, node: NodeId): NodeId | null {
  for (let [at, depth]: [NodeId | undefined, number] = [node, 0]; at !== undefined && depth < DEEPEST; depth += 1) {
    if (groundAt(site, at) !== null) return at;
    const children: NodeId[] = childrenOf(site.page, at);
    at = children.length === 1 ? children[0] : undefined;
  }
  const isOnGround = readThings(site)
    .at(node)
    ?.roles.some((role) => role === "heading" || role === "button");
  let at = isOnGround ? parentNode(site.page, node) : null;
  for (let height = 0; at !== null && height < HIGHEST; height += 1, at = parentNode(site.page, at))
    if (groundAt(site, at) !== null) return site.page.elements[at]!.tagName === "body" ? null : at;
  return null;
}
