import { isUnclear, type Found } from "../find/found";
import { findTarget } from "../find/find-target";
import { bareNoun } from "../find/words-of";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Facet } from "./style-wish";
import type { StyleTarget } from "../../../operations/style/style-change";

const WHOLE =
  /^(?:everything|(?:whole |entire )?(?:web ?site|site|page|web ?page|layout|design|whole thing)|it all|all of it|everywhere|page background)$/i;
const BRAND = /^(?:brand|primary|main|theme|accent|site|website|key)(?: colours?)?$|^(?:colours?|theme)$/i;

const FACETS: [RegExp, Facet][] = [
  [/^(?:the )?(?:background)(?: colour)? (?:of|for|behind|in|on) (.+)$/i, "background"],
  [/^(?:the )?(?:text|font|letter|type) colour (?:of|for|in|on) (.+)$/i, "text"],
  [/^(?:the )?colours? (?:of|for) (.+)$/i, "colour"],
  [/^(?:the )?(?:font |text |type )?size (?:of|for) (.+)$/i, "size"],
  [/^(?:the )?(?:corners|edges|corner radius|border radius|radius) (?:of|for|on) (.+)$/i, "corners"],
  [/^(?:the )?(?:font|typeface|font family) (?:of|for|in) (.+)$/i, "font"],
  [/^(?:the )?(.+?)(?:'s?)? background(?: colour)?$/i, "background"],
  [/^(?:the )?(.+?)(?:'s?)? (?:text|font|label|letter) colour$/i, "text"],
  [/^(?:the )?(.+?)(?:'s?)? (?:corners|corner radius|border radius|edges)$/i, "corners"],
  [/^(?:the )?(.+?)(?:'s?)? (?:font |text )?size$/i, "size"],
  [/^(?:the )?(.+?)(?:'s?)? (?:font|typeface)$/i, "font"],
  [/^(?:the )?(.+?)(?:'s?)? colour$/i, "colour"],
  [
    /^(?:the )?(button|link|header|footer|navigation|menu|hero|heading|headline|title)s?(?:'s?)? (?:text|labels?|letters|words)$/i,
    "text",
  ],
];
const ALONE: [RegExp, Facet][] = [
  [/^(?:the )?(?:page |site |website )?background(?: colour)?$/i, "background"],
  [/^(?:the )?(?:text|font) colour$/i, "text"],
  [/^(?:the )?(?:font|typeface|font family|site font|main font)$/i, "font"],
  [/^(?:the )?(?:font|text|type) size$/i, "size"],
];

export interface Meant {
  target: StyleTarget | { unclear: string };
  facet: Facet | null;
}

const PAGE: StyleTarget = { nodes: [], name: "the page", selector: "body", whole: "page" };
const BRAND_TARGET: StyleTarget = { nodes: [], name: "the colour of your brand", selector: ":root", whole: "brand" };

/**
 * What a phrase such as 'the background of the footer' is about; empty for the page as a whole. All readings, the
 * plainest first.
 */
export function* readTargets(site: OpenedSite, phrase: string): Generator<Meant> {
  const said = phrase.trim();
  const bare = bareNoun(said);
  const alone = ALONE.find(([pattern]) => pattern.test(said));
  if (alone)
    yield { target: alone[1] === "background" || alone[1] === "font" ? PAGE : textOfPage(site), facet: alone[1] };
  if (said === "" || WHOLE.test(bare)) yield { target: PAGE, facet: null };
  if (BRAND.test(bare)) yield { target: BRAND_TARGET, facet: "colour" };
  const led = FACETS.at(-1)![0].exec(said)?.[1];
  const part = led && target(site, led);
  if (part) yield { target: part, facet: "text" };
  const whole = target(site, bare);
  if (whole) yield { target: whole, facet: null };
  for (const [pattern, facet] of FACETS) {
    const inner = pattern.exec(said)?.[1];
    const found = inner && (WHOLE.test(bareNoun(inner)) ? PAGE : target(site, bareNoun(inner)));
    if (found) yield { target: found, facet };
  }
}

function textOfPage(site: OpenedSite): StyleTarget {
  return target(site, "text") as StyleTarget;
}

const PLURALS =
  /^(button|link|picture|image|photo|price|section|menu item|nav(?:igation)? link|question|answer|quote|testimonial|paragraph)$/i;

/** One of a kind that there are several of, without saying which, means all: styles are of a kind. */
function target(site: OpenedSite, phrase: string): Exclude<Found, null> | null {
  const parts = phrase.split(/,? and (?:the |all )?|, (?:the )?/i);
  if (parts.length > 1) return joined(site, parts);
  const found = findTarget(site, phrase.replace(PLURALS, "$1s"));
  if (isUnclear(found) && /^(\w+) (?:in|of|on) /i.test(phrase))
    return findTarget(site, phrase.replace(/^(\w+)/, "$1s")) ?? found;
  return found;
}

const MOST_PARTS = 8;

function joined(site: OpenedSite, parts: string[]): StyleTarget | null {
  if (parts.length > MOST_PARTS) return null;
  const found = parts.map((part) => findTarget(site, part.replace(PLURALS, "$1s")));
  const clear = found.flatMap((each) => (each && !isUnclear(each) && each.selector ? [each] : []));
  if (clear.length < parts.length) return null;
  return {
    nodes: clear.flatMap(({ nodes }) => nodes),
    name: clear.map(({ name }) => name).join(" and "),
    selector: clear.map(({ selector }) => selector).join(", "),
    region: clear.some(({ region }) => region),
  };
}
