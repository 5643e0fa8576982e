import { textOf } from "../../../operations/text-of";
import type { Role } from "../../../page-roles/thing";
import { linesOf } from "../../../operations/text/delete-line";
import { detectSaid } from "../../understanding/said-lexicon";
import { isCommon } from "../../understanding/slips";
import { means } from "../../understanding/word";
import { otherFigures } from "./figures";
import { spotOfSame } from "../spots";
import { spots, spotsApart, type Proposer, type Scene } from "./scene";

const TEXTS: readonly Role[] = [
  ...(["headline", "heading", "lead", "text", "button", "nav-entry", "item-title", "brand", "caption"] as const),
  ...(["quote", "eyebrow", "link", "price", "copyright", "address", "hours"] as const),
];

/** Other words for what a message may mean. */
export const newTexts: Proposer = (scene) =>
  spots(scene, TEXTS, 4).flatMap(({ spot, score, thing }) =>
    scene.values
      .filter(({ text }) => text !== textOf(scene.site.page, thing.node) && text !== thing.name)
      .slice(0, 3)
      .map((value) => ({ ask: { form: "text", at: spot, text: value.text } as const, score: score * value.score })),
  );

/** A part of the page with its entry in the navigation. */
export const newNames: Proposer = (scene) =>
  spots(scene, ["section"], 2).flatMap(({ spot, score }) =>
    scene.values
      .filter(({ text, score: sure }) => sure >= 0.45 && text !== spot.name)
      .slice(0, 2)
      .map(({ text, score: sure }) => ({ ask: { form: "renamePart", at: spot, text } as const, score: score * sure })),
  );

/** Words in the place of others that a message names. */
export function otherWords(scene: Scene) {
  const page = textOf(scene.site.page, 0).toLowerCase();
  const said = scene.values.filter(({ text }) => text.length < 80);
  const olds = said.filter(({ text }) => page.includes(text.toLowerCase()));
  return olds.flatMap((old) =>
    said
      .filter((value) => value !== old && !olds.includes(value) && (value.end <= old.start || value.start >= old.end))
      .slice(0, 2)
      .map(({ text, score }) => ({
        ask: { form: "words", text, old: old.text } as const,
        score: ((score + old.score) / 2) * 0.9,
      })),
  );
}

/** Words that look like others of the page but for a letter or two: a spelling to be put right. */
export const newSpelling: Proposer = ({ site, words, values, source }) => {
  const known = new Map(
    (textOf(site.page, 0).match(/[\p{L}'-]{4,}/gu) ?? []).map((word) => [word.toLowerCase(), word]),
  );
  const language = detectSaid(source);
  const said = new Set(words.map(({ text }) => text.toLowerCase()));
  const fresh = words
    .filter(
      ({ text, senses }) =>
        /^\p{L}{4,}$/u.test(text) && (senses.length === 0 || values.some((value) => value.text === text)),
    )
    .map(({ text }) => text)
    .filter((text) => !known.has(text.toLowerCase()) && !isCommon(text.toLowerCase(), language));
  return fresh.flatMap((text) =>
    [...known.values()]
      .filter((old) => isAlike(old.toLowerCase(), text.toLowerCase()) && !isCommon(old.toLowerCase(), language))
      .slice(0, 2)
      // Where both are said, the message speaks of how the word is written.
      .map((old) => ({ ask: { form: "words", text, old } as const, score: said.has(old.toLowerCase()) ? 0.9 : 0.55 })),
  );
};

/** One or two letters apart. */
function isAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2 || one === other) return false;
  const most = one.length > 6 ? 2 : 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)! <= most;
}

/** A part of the page that is one line. */
const LONGEST_PART = 200;

/** Figures that a text has otherwise: dates, times, prices, numbers. */
export const newFigures: Proposer = (scene) => {
  const { source, site } = scene;
  const tried = new Set<string>();
  return spotsApart(scene, [...TEXTS, "item", "section"], 8).flatMap(({ spot, thing, score }) => {
    const text = textOf(site.page, thing.node);
    const isLong = thing.roles.includes("section") && text.length > LONGEST_PART;
    const found = tried.has(text) || isLong ? null : otherFigures(source, text);
    tried.add(text);
    if (!found || found.score <= 0 || found.old === found.now) return [];
    return [
      {
        ask: { form: "wordsIn", at: spotOfSame(spot), old: found.old, text: found.now } as const,
        score: score * Math.min(0.95, 0.45 + found.score * 0.15),
      },
    ];
  });
};

/** Words, a sentence or a whole text that go. */
export const lessText: Proposer = (scene) => {
  const page = textOf(scene.site.page, 0);
  const quoted = scene.words.filter((word) => means(word, "literal") && page.includes(word.text));
  return [
    ...spots(scene, ["text", "lead", "caption", "eyebrow"], 3).flatMap(({ spot, thing, score }) => [
      ...quoted
        .filter(({ text }) => textOf(scene.site.page, thing.node).includes(text))
        .map(({ text }) => ({ ask: { form: "deleteWords", at: spot, old: text } as const, score: score * 1.1 })),
      ...sentencesNamed(scene, textOf(scene.site.page, thing.node)).map((old) => ({
        ask: { form: "deleteWords", at: spot, old } as const,
        score: score * 0.8,
      })),
      ...(linesOf(scene.site.page, thing.node).length < 2
        ? [{ ask: { form: "remove", at: spot } as const, score: score * 0.75 }]
        : []),
    ]),
  ];
};

/** The sentence of a text that has most of a message's words, where it has several. */
function sentencesNamed({ words }: Scene, text: string): string[] {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g)?.map((each) => each.trim()) ?? [];
  if (sentences.length < 2) return [];
  const said = new Set(words.filter(({ text: own }) => own.length > 3).map(({ text: own }) => own.toLowerCase()));
  const scored = sentences.map((each) => ({
    each,
    hits: (each.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => said.has(word)).length,
  }));
  const [best] = scored.toSorted((one, other) => other.hits - one.hits);
  return best && best.hits > 0 ? [best.each] : [];
}
