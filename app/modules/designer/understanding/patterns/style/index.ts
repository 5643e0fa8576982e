import { setBrandColour } from "../../../../operations/style/set-brand-colour";
import { putSides } from "../../../../operations/style/put-sides";
import { inside, queryAll } from "../../../../cascade/query";
import type { Outcome } from "../../../../operations/outcome";
import type { Target } from "../../../../operations/target";
import { call } from "../../call";
import type { StyleValue, Verb } from "../../names";
import { means } from "../../word";
import { pattern, type Call, type Context, type Pattern } from "../../pattern";
import { colourForColour, moveOf, pageColours, thingColours } from "./colour-calls";
import { readStyleWords, STYLE_SLOTS, type SaidStyle } from "./said-style";
import { isStatement } from "../../statements";
import { FONTS } from "./fonts";
import { pageRoom, pageText } from "./page-steps";
import { isRunningText, runningText } from "./running-text";
import { pageOf, styleTarget } from "./style-target";
import { thingCalls } from "./thing-calls";
import { together } from "./together";
import { whichMenu } from "./which-menu";

const VERBS: readonly (Verb | null)[] = [
  ...(["make", "change", "give", "put", "use", "be", "add", "remove", "show", "hide", "raise", "lower"] as const),
  ...(["enlarge", "shrink", "align", "underline", "write", "highlight", "darken", "lighten", "replace", null] as const),
];

/** Looks: colours, sizes, edges, room and places. */
export const STYLES: readonly Pattern[] = [
  FONTS,
  pattern({
    name: "style",
    verbs: VERBS,
    takes: STYLE_SLOTS,
    read(slots, context) {
      const said = readStyleWords(slots, context);
      const isOther = !said || isNew(said, context) || isOfAFact(said, context) || onlyDescribes(said, context);
      return isOther ? null : styleOf(said, context);
    },
  }),
];

/** What goes up or down without a word of looks is a price, a figure or a place. */
const isOfAFact = ({ properties, values, facts, amounts }: SaidStyle, { verb }: Context): boolean =>
  (verb === "raise" || verb === "lower") &&
  properties.length + values.length + amounts.length === 0 &&
  !facts.some(({ is }) => is === "percent" || is === "length");

/** 'The strip is white', 'remove the pink button': colours that tell what there is. */
function onlyDescribes(said: SaidStyle, { verb, clause }: Context): boolean {
  const isStated = said.colours.length > 0 || said.values.some(({ is }) => !MEASURES.includes(is));
  if (isStated && isStatement(clause.words, `${clause.before ?? ""}${clause.text}`)) return true;
  // 'Shadow off the menu bar' is no wish for one.
  if (verb === null && said.has("shadow", "border") && clause.words.some(({ text }) => text === "off")) return true;
  return said.colours.length > 0 && UNCOLOURED.has(verb) && !said.has("border", "shadow", "gradient");
}
const UNCOLOURED: ReadonlySet<Verb | null> = new Set([
  ...(["remove", "hide", "enlarge", "shrink", "align", "underline", "raise", "lower"] as const),
]);

const NEW: ReadonlySet<string | null> = new Set([
  "button",
  "link",
  "picture",
  "section",
  "card",
  "item",
  "banner",
  "review",
  "field",
]);
const INDEFINITE = /^(?:an?|another|ein|eine|einen|una?|uno|une|um|uma|een)$/i;
const COMPARED = ["bigger", "smaller", "darker", "lighter", "wider", "narrower", "more", "less"] as const;

/** 'Add a green button' is about one that is not there yet. */
function isNew(said: SaidStyle, context: Context): boolean {
  const [first] = said.phrases;
  if (context.verb !== "add" || !first || first.phrase.many || !NEW.has(first.phrase.head) || said.is(...COMPARED))
    return false;
  return isIndefinite(first, context);
}

function isIndefinite({ phrase }: SaidStyle["phrases"][number], { clause }: Context): boolean {
  const start = phrase.words[0]?.start ?? 0;
  const article = clause.words.findLast(
    (word) => word.start < start && word.senses.every(({ kind }) => kind === "light"),
  );
  return article !== undefined && INDEFINITE.test(article.text);
}

function styleOf(spoken: SaidStyle, context: Context): Call | Outcome | null {
  const { site } = context;
  const said = lettersOfIt(spoken);
  if (!said) return null;
  const sides = pictureBeside(said, context);
  if (sides) return sides;
  const swapped = colourForColour(said);
  if (swapped) return swapped;
  const [first] = said.phrases;
  // 'In red' behind another request, or with something selected, is not said of the whole page.
  if (isBareColour(said, context) && speaksOfMore(context)) return null;
  const heads = said.phrases.map(({ phrase }) => phrase.head);
  const whole = first ? heads[0] === "page" || heads[0] === "brand" : !said.reference;
  if (said.phrases.some(({ phrase }, at) => at > 0 && phrase.head !== "text")) return null;
  if (isOfSeveral(said) || isNotMeant(said) || isMadeInto(said, context)) return null;
  if (first && isRunningText(first)) return runningText(first, said, context, callsFor);
  if (whole) {
    const call_ = pageColours(said, site) ?? pageRoom(said, site);
    if (call_) return call_;
    if (heads[0] === "page" && !said.has("background", "text-colour")) return pageText(said, site);
    if (!first && !said.has("background", "text-colour") && !(said.has("spacing") && said.values.length > 0))
      return null;
    if (heads[0] === "brand")
      return said.colours[0]
        ? call(setBrandColour, { colour: said.colours[0].hex, words: said.colours[0].words })
        : null;
  }
  const piece = first ?? said.reference;
  const found = whole ? pageOf(site) : piece && styleTarget(piece, context);
  if (!found) return null;
  const menu = "unclear" in found ? null : whichMenu(said, found, site);
  if (menu && "unclear" in menu) return menu.unclear;
  const target = menu ?? found;
  const isUnclear = "unclear" in target;
  // What the page as a whole has of sizes and room stands in its steps, not on one element.
  if (whole && !said.has("background", "text-colour")) return null;
  const calls = isUnclear
    ? []
    : callsFor(isSelected(target, context) ? { ...said, replace: true } : said, target, context);
  return isUnclear ? (asksForLooks(said) ? target.unclear : null) : calls && together(calls);
}

/** 'Bigger letters in it': of the text that was spoken of, and of no other. */
function lettersOfIt(said: SaidStyle): SaidStyle | null {
  const [letters, it, ...others] = said.phrases;
  if (letters?.phrase.head !== "text" || letters.phrase.within !== null) return said;
  if (said.reference && INSIDE.has(said.reference.link)) return null;
  const { target } = it?.phrase ?? {};
  return target && !target.region && INSIDE.has(it!.link) && others.length === 0 ? { ...said, phrases: [it!] } : said;
}
const INSIDE: ReadonlySet<string | null> = new Set(["in", "on"]);

/** Who points at the very element means its own setting, too. */
const isSelected = ({ nodes }: Target, { dialogue: { selected } }: Context) =>
  selected !== null && nodes.length === 1 && nodes[0] === selected;

/** 'make this a green button': what is pointed at is to become something else. */
const isMadeInto = ({ reference, phrases: [first] }: SaidStyle, context: Context) =>
  reference !== undefined && first !== undefined && isIndefinite(first, context);

/** 'In red', 'dark green with white writing please': no thing is named that has the colour. */
const isBareColour = ({ colours, has, phrases }: SaidStyle, { clause }: Context) =>
  colours.length > 0 &&
  !has("background") &&
  phrases.every(({ phrase }) => phrase.head === "text" && !clause.words.some((word) => means(word, "verb")));
const speaksOfMore = ({ dialogue, clause }: Context) =>
  dialogue.selected !== null || dialogue.last !== null || /\p{L}/u.test(clause.before ?? "");

/** 'the headline bigger and the background grey': the second is the page's, a request of its own. */
const isOfSeveral = ({ phrases, values, has }: SaidStyle) =>
  ["headline", "heading", "text"].includes(phrases[0]?.phrase.head ?? "") && has("background") && values.length > 0;

/** 'less green', 'too bold', 'bigger on phones only': nothing here does that, and more or the opposite would be wrong. */
const isNotMeant = ({ is, colours, device, values, amounts, complains }: SaidStyle) =>
  (is("less", "more") && colours.length > 0) ||
  (device !== undefined && values.some((value) => value.is !== "sticky")) ||
  (device !== undefined && colours.length > 0) ||
  (complains && values.some((value) => !MEASURES.includes(value.is))) ||
  (complains && amounts.some((amount) => amount.is === "too") && colours.length > 0);

const MEASURES: readonly StyleValue[] = [
  ...(["bigger", "smaller", "big", "small", "wider", "narrower", "taller", "shorter"] as const),
];

function callsFor(said: SaidStyle, target: ReturnType<typeof pageOf>, { site }: Context): Call[] | null {
  const others = thingCalls({ said, target, site });
  const bordered = said.has("border") && others.length > 0;
  const coloured = (said.colours.length > 0 && !bordered) || moveOf(said) ? thingColours(said, target, site) : [];
  if (coloured === null) return null;
  const calls = [...others, ...coloured];
  return calls.length >= wishesIn(said) ? calls : null;
}

/** Each value that was said must come to something. */
function wishesIn({ values, is }: SaidStyle): number {
  const moves = ["more", "less", "darker", "lighter", "warmer", "cooler", "brighter"];
  const plain = values.filter((value) => !moves.includes(value.is)).length;
  return Math.max(1, plain + (is("darker", "lighter", "warmer", "cooler", "brighter") ? 1 : 0));
}

const asksForLooks = ({ values, colours, properties }: SaidStyle) =>
  values.length + colours.length + properties.length > 0;

/** 'the about text left and the picture right'. */
function pictureBeside(said: SaidStyle, context: Context): Call | null {
  const [one, other] = said.phrases;
  const picture = said.phrases.findIndex(({ phrase }) => phrase.head === "picture");
  if (!one || !other || said.phrases.length !== 2 || picture === -1 || said.values.length !== 2) return null;
  const side = said.values[picture]?.is;
  if (side !== "left" && side !== "right") return null;
  const text = said.phrases[1 - picture]!;
  const target = styleTarget(text, context);
  if (!target || "unclear" in target) return null;
  const { page } = context.site;
  const section = sectionWithPicture(target.nodes[0]!, context);
  const found = section === null ? undefined : inside(page, queryAll(page, "img"), section)[0];
  if (section === null || found === undefined) return null;
  const place = { ...target, nodes: [section], selector: null, region: true };
  return call(putSides, { target: place, picture: found, side }, text.text);
}

function sectionWithPicture(node: number, { site: { page } }: Context): number | null {
  const pictures = queryAll(page, "img");
  const around = queryAll(page, "body *").filter((each) => each === node || inside(page, [node], each).length > 0);
  return around.reverse().find((each) => inside(page, pictures, each).length > 0) ?? null;
}
