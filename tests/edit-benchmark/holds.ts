import type { Page } from "playwright";
import type { Check, EditCase } from "./case-schema";
import type { Sight } from "./browser-eyes";

/** Two colours no further apart than this in Oklab are one to an eye that was told only its name. */
const NEAR = 0.16;
const LEAST_STEP = 1.01;

/** A website as it was and as it is, each open at the width of a phone and of a desk. */
export interface Seen {
  before: Record<390 | 1280, Page>;
  after: Record<390 | 1280, Page>;
}

type Asked = {
  [Name in keyof Sight]: (page: Page, ...values: Parameters<Sight[Name]>) => Promise<ReturnType<Sight[Name]>>;
};
const ask = new Proxy({} as Asked, {
  get:
    (_, name: string) =>
    (page: Page, ...values: unknown[]) =>
      page.evaluate(
        ([method, given]) =>
          (window.sight as never as Record<string, (...all: unknown[]) => unknown>)[method as string]!(
            ...(given as unknown[]),
          ),
        [name, values] as const,
      ),
});

/** Why a check does not hold; null when it does. */
export async function faultOf(check: Check, { before, after }: Seen): Promise<string | null> {
  const width = "at" in check ? check.at : 1280;
  const [was, is] = [before[width], after[width]];
  const say = (seen: unknown, wanted: unknown) =>
    `${JSON.stringify(check)}: saw ${JSON.stringify(seen)}, wanted ${JSON.stringify(wanted)}`;
  if ("text" in check) return wordsFault(await ask.texts(is, check.text), check, say);
  if ("page" in check) {
    const has = ` ${plain(await ask.page(is))} `.includes(asWords(check.words));
    return has === (check.page === "contains") ? null : say(has ? "the words" : "no such words", check.page);
  }
  if ("count" in check) {
    const [counted, wanted] = [
      await ask.count(is, check.count),
      check.is ?? (await ask.count(was, check.count)) + (check.by ?? 0),
    ];
    return counted === wanted ? null : say(counted, wanted);
  }
  if ("style" in check)
    return styleFault(
      check,
      await ask.style(was, check.style, check.property),
      await ask.style(is, check.style, check.property),
      say,
    );
  if ("colour" in check) return colourFault(check, was, is, say);
  if ("attribute" in check) {
    const value = await ask.attribute(is, check.attribute, check.name);
    return wordsFault(value === null ? [] : [value], check, say);
  }
  if ("order" in check) return (await ask.order(is, ...check.order)) ? null : say("not in this order", check.order);
  if ("visible" in check) return (await ask.visible(is, check.visible)) === check.is ? null : say(!check.is, check.is);
  if ("size" in check)
    return stepFault(
      await ask.size(was, check.size, check.side),
      await ask.size(is, check.size, check.side),
      check.goes,
      say,
    );
  const title = await is.title();
  return wordsFault([title], check, say);
}

/** A blank beside words is where a word begins or ends: "hamburguesas" has "amburguesas" in it, and "Imran" has "mr". */
const asWords = (words: string) => `${/^\s/.test(words) ? " " : ""}${plain(words)}${/\s$/.test(words) ? " " : ""}`;

type Say = (seen: unknown, wanted: unknown) => string;
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
    .toLowerCase();

function wordsFault(
  seen: string[],
  { is, contains, lacks }: { is?: string; contains?: string; lacks?: string },
  say: Say,
): string | null {
  const words = seen.map(plain);
  if (is !== undefined && !words.includes(plain(is))) return say(seen, is);
  if (contains !== undefined && !words.some((each) => each.includes(plain(contains)))) return say(seen, contains);
  const gone = lacks === undefined ? null : asWords(lacks);
  return gone !== null && words.some((each) => ` ${each} `.includes(gone)) ? say(seen, `not ${lacks}`) : null;
}

function styleFault(check: Extract<Check, { style: string }>, was: string, is: string, say: Say): string | null {
  if (check.is !== undefined && !plain(is).replace(/["']/g, "").startsWith(plain(check.is).replace(/["']/g, "")))
    return say(is, check.is);
  if (check.not !== undefined && plain(is) === plain(check.not)) return say(is, `not ${check.not}`);
  const [before, after] = [parseFloat(was) || 0, parseFloat(is) || 0];
  if (check.factor !== undefined && Math.abs(after / before - check.factor) > 0.03)
    return say(`${was} to ${is}`, check.factor);
  return check.goes ? stepFault(before, after, check.goes, say) : null;
}

function stepFault(before: number, after: number, goes: "up" | "down", say: Say): string | null {
  const grew = goes === "up" ? after > before * LEAST_STEP + 0.01 : after < before / LEAST_STEP - 0.01;
  return grew ? null : say(`${before} to ${after}`, goes);
}

async function colourFault(
  check: Extract<Check, { colour: string }>,
  was: Page,
  is: Page,
  say: Say,
): Promise<string | null> {
  const [before, after] = [
    await ask.colour(was, check.colour, check.property),
    await ask.colour(is, check.colour, check.property),
  ];
  if (!after) return say("nothing", check.like ?? check.goes);
  if (check.like) {
    const wanted = await ask.named(is, check.like);
    const apart = Math.hypot(...after.map((part, index) => part - wanted![index]!));
    return apart <= NEAR ? null : say(await ask.style(is, check.colour, check.property), check.like);
  }
  const step = before ? after[0] - before[0] : 0;
  return (check.goes === "lighter" ? step > 0.01 : step < -0.01) ? null : say(step, check.goes);
}

/** The first thing that differs where nothing was asked for; null when all of it stayed. */
export async function collateralOf(
  { texts, looks, want }: Pick<EditCase, "texts" | "looks" | "want">,
  { before, after }: Seen,
): Promise<string | null> {
  const [had, has] = [await ask.rest(before[1280], texts, looks), await ask.rest(after[1280], texts, looks)];
  // Who asks for another order changes it for all that stands between.
  const isOrder = want.some((check) => "order" in check);
  const [hadTexts, hasTexts] = isOrder ? [had.texts.toSorted(), has.texts.toSorted()] : [had.texts, has.texts];
  const text = difference("text", hadTexts, hasTexts);
  if (text || looks.includes("*")) return text;
  // A part that is new looks like the others: what stands in it may be like anything on the page.
  const fresh = has.inside.filter((line, at) => !had.ids.includes(has.homes[at]!) && had.seen.includes(line));
  if (isOrder)
    return newLook([...had.looks, ...had.inside].toSorted(), [...has.looks, ...has.inside].toSorted(), fresh);
  // Where texts may change, what keeps its text and its look may stand at another place.
  const isSame = had.written.toSorted().join("\n") === has.written.toSorted().join("\n");
  return difference("look", had.looks, has.looks) ?? (isSame ? null : newLook(had.inside, has.inside, fresh));
}

/** Where texts come and go, their elements do: what is there then looks like something that was there. */
function newLook(had: string[], has: string[], fresh: string[]): string | null {
  if (had.length === has.length) return difference("look", had, has);
  const known = new Set([...had, ...fresh]);
  const stray = has.find((line) => !known.has(line));
  return stray === undefined ? null : `another look changed: (none) -> ${stray}`;
}

function difference(what: string, had: string[], has: string[]): string | null {
  const at = had.findIndex((line, index) => line !== has[index]);
  if (at === -1 && had.length === has.length) return null;
  return `another ${what} changed: ${had[at] ?? "(none)"} -> ${has[at === -1 ? had.length : at] ?? "(none)"}`;
}
