import { EDITOR_FONTS } from "../../../editing/theme";
import { setStyle } from "../../../markup/set-style";
import { tokenOf } from "../../../cascade/cascade";
import { putRules, type Rule } from "../../../cascade/designer-block";
import { isUnclear } from "../find/found";
import { respelt } from "../normalise";
import { declined, done, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { readColourStyle, readShade } from "./colours";
import { readFont } from "./fonts";
import type { Facet, StyleWish, StyleReader } from "./style-wish";
import type { StyleChange, StyleTarget } from "../../../operations/style/style-change";
import { readTargets, type Meant } from "./style-target";
import { readAlignment, readCorners, readPlainStyle } from "./plain-styles";
import { MARK, rephrase } from "./rephrase";
import { readSize } from "./sizes";
import { readSpacing } from "./spacing";

const READERS: StyleReader[] = [
  readSpacing,
  readPlainStyle,
  readAlignment,
  readCorners,
  readShade,
  readSize,
  readFont,
  readColourStyle,
];
const VERB =
  /^(?:make|turn|change|set|give|colour|paint|put|render|write|display|show|use|have|get|switch|apply|let|want|increase|decrease|reduce|style)\b(?: over)?\s*/i;
const JOIN_END =
  /(?:(?<!\s)\s+(?:to|in|into|with|as|at|be|should be|should have|must be|needs? to be|shall be|has to be|is|are|look|have|has|a|an|using|become|become|look|more)){1,6}$|(?<!\s)\s*:$|^(?:to|in|into|with)$/i;
const JOIN_START = /^(?:(?:to|in|into|with|as|at|be|a|an|the|have|look|using|become|should be|of)\s+)+/i;
const OF = /^(?:for|on|to|in|of|behind|between|at|across|throughout|all over|under)\s+/i;

/** How something looks: colours, sizes, fonts, spacing, corners, alignment. */
export const changeStyle: Intent = (request, site) => {
  const said = rephrase(request.includes('"') ? request : respelt(request));
  const [thing, wish] = said.includes(MARK) ? said.split(MARK) : [];
  if (thing !== undefined && wish !== undefined) return read(site, thing.replace(VERB, ""), wish);
  for (const [target, style] of readings(said.replace(VERB, ""))) {
    const outcome = read(site, target, style);
    if (outcome) return outcome;
  }
  return null;
};

/** A style has no more words than this, so that a long request has no more readings than a short one. */
const MOST_WORDS = 12;

/** Each way to part the words into a thing and a style: the thing first, as long as it may be, then the style first. */
function* readings(said: string): Generator<[string, string]> {
  const words = whole(said)
    .split(" ")
    .map((word) => word.replace(/\u00a0/g, " "));
  for (let at = words.length - 1; at >= Math.max(0, words.length - MOST_WORDS); at -= 1)
    yield [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  for (let at = Math.min(words.length - 1, MOST_WORDS); at > 0; at -= 1)
    yield [words.slice(at).join(" ").replace(OF, ""), words.slice(0, at).join(" ")];
}

/** Names of fonts stay in one piece. */
function whole(said: string): string {
  const names = EDITOR_FONTS.filter((name) => name.includes(" "));
  return names.reduce(
    (text, name) => text.replace(new RegExp(name, "gi"), (found) => found.replace(/ /g, "\u00a0")),
    said,
  );
}

function read(site: OpenedSite, thing: string, wish: string): Outcome | null {
  const wishes = [...new Set([wish.trim(), wish.trim().replace(JOIN_START, "")])].filter(Boolean);
  if (!wishes.some((each) => styleWishOf(each, "corners") ?? styleWishOf(each, "size") ?? styleWishOf(each, "font")))
    return null;
  const bare = trimmed(thing);
  for (const meant of readTargets(site, bare)) {
    const style = wishes.map((each) => styleWishOf(each, meant.facet)).find((found) => found !== null);
    if (style && fits(style, meant, bare))
      return isUnclear(meant.target)
        ? declined(meant.target.unclear)
        : carryOut(site, meant.target, style, meant.facet, bare);
  }
  return null;
}

function trimmed(thing: string): string {
  let bare = thing.trim();
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(JOIN_END, "").trim();
  }
  return bare;
}

function styleWishOf(wish: string, facet: Facet | null): StyleWish | null {
  const lower = wish.toLowerCase();
  for (const reader of READERS) {
    const style = reader(reader === readFont ? wish : lower, facet);
    if (style) return style;
  }
  return null;
}

/** Without a thing, only styles of the whole page are clear: 'bigger' alone, or 'make it pop', is not. */
function fits(style: StyleWish, { target, facet }: Meant, said: string): boolean {
  if (said === "") return Boolean(style.alone);
  if (facet === "font") return style.facet === "font" || style.facet === undefined;
  if (style.facet === "font") return !("whole" in target && target.whole === "brand");
  return true;
}

function carryOut(
  site: OpenedSite,
  target: StyleTarget,
  style: StyleWish,
  facet: Facet | null,
  about: string,
): Outcome {
  if (!target.selector && target.nodes.length > 1) return carryOutEach(site, target, style, facet, about);
  const change = style.change(site, target, facet ?? style.facet ?? null);
  if (change.refused) return declined(change.refused);
  const edits = [...(change.edits ?? []), ...inlineEdits(site, target, change)];
  const rules = rulesFor(site, target, change);
  const splices = rules.length > 0 ? putRules(site.code.css, rules) : [];
  const outcome = done(sentence(target, style, facet, change), edits, about);
  return splices.length > 0
    ? { ...outcome, message: sentence(target, style, facet, change), splices: [...outcome.splices, ...splices] }
    : outcome;
}

/** Several elements that nothing short means together: each by itself, for each has sizes of its own. */
function carryOutEach(
  site: OpenedSite,
  target: StyleTarget,
  style: StyleWish,
  facet: Facet | null,
  about: string,
): Outcome {
  const each = target.nodes.map((node) => carryOut(site, { ...target, nodes: [node] }, style, facet, about));
  return { ...each[0]!, splices: each.flatMap(({ splices }) => splices.filter(({ part }) => part === "html")) };
}

/** What no short selector means gets its style in its own style attribute. */
function inlineEdits(site: OpenedSite, target: StyleTarget, { rules = [] }: StyleChange) {
  if (target.selector) return [];
  const own = Object.assign(
    {},
    ...rules
      .filter(({ selector, within }) => /^&(?::where|$)/.test(selector) && !within)
      .map(({ declarations }) => declarations),
  ) as Record<string, string>;
  return Object.keys(own).length > 0 ? target.nodes.map((node) => setStyle(site.page, node, own, "built-in")) : [];
}

function rulesFor(site: OpenedSite, target: StyleTarget, { rules = [] }: StyleChange): Rule[] {
  const usable = target.selector ? rules : rules.filter(({ selector }) => !selector.includes("&"));
  return usable.map((rule) => ({
    ...rule,
    selector: reaching(
      site,
      rule.selector.replace(/&/g, () => grouped(target.selector ?? "", rule.selector)),
    ),
  }));
}

function grouped(selector: string, place: string): string {
  return selector.includes(",") && place !== "&" ? `:is(${selector})` : selector;
}

/** On sites of ours rules outside of layers win; in other stylesheets a rule must outweigh their classes. */
function reaching(site: OpenedSite, selector: string): string {
  if (tokenOf(site, "--color-bg") || /^(?::root|html)|:not\(#_\)/.test(selector)) return selector;
  return selector.includes(",")
    ? `html:not(#_) :is(${selector})`
    : selector === "body"
      ? "body:not(#_)"
      : `html:not(#_) ${selector}`;
}

function sentence(target: StyleTarget, style: StyleWish, facet: Facet | null, { note }: StyleChange): string {
  const side = facet ?? style.facet;
  const said = plain(target, style.words, side ?? null);
  return note ? `${said} ${note}` : said;
}

function plain({ name, whole }: StyleTarget, words: string, side: Facet | null): string {
  if (side === "font") return `I set ${whole ? "the site" : name} in ${words}.`;
  if (side === "space") return /space/.test(words) ? `I gave ${name} ${words}.` : `I made ${name} ${words}.`;
  if (side === "background") return `I made the background of ${name} ${words.replace(/^an? | background.*$/g, "")}.`;
  if (side === "corners") return `I made the corners of ${name} ${words}.`;
  if (side === "text") return `I made the text of ${name} ${words.replace(/ (?:text|letters)$/, "")}.`;
  if (/^(?:a bit |a little |slightly |much |a lot |even )?(?:darker|lighter|brighter|warmer|cooler|paler)$/.test(words))
    return `I made ${name} ${words}.`;
  return whole === "brand" || (whole === "page" && side === "colour")
    ? `I changed the colour of your brand to ${words}.`
    : `I made ${name} ${words}.`;
}
