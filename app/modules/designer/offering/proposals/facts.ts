import { readPrices } from "../../../operations/facts/read-prices";
import { readStatedPrices } from "../../../operations/facts/stated-prices";
import { timesIn } from "../../../operations/facts/time-style";
import { nameDays } from "../../../operations/facts/day-names";
import { stems } from "../../built-in/find/words-of";
import type { Thing } from "../../understanding/names";
import { means } from "../../understanding/word";
import { detectSaid } from "../../understanding/said-lexicon";
import { daysIn } from "../../finding/days-said";
import { figuresIn } from "./figures";
import type { Proposal, Proposer, Scene } from "./scene";

const sentencesOf = (source: string) => source.split(/(?<=[.!?;])\s+|\n+/u).filter(Boolean);

/** What is named beside an amount costs that from now on. */
export const newPrices: Proposer = ({ site, source }) => {
  const known = [...readPrices(site.page), ...readStatedPrices(site.page)].map(({ name, text }) => ({ name, text }));
  return sentencesOf(source).flatMap((sentence) => {
    const said = new Set(stems(sentence));
    const amounts = figuresIn(sentence).filter(
      ({ kind, text }) => kind === "price" || (kind === "number" && !/^0/.test(text)),
    );
    return amounts.flatMap(({ text, kind }) => {
      const price = /\d+(?:[.,]\d+)*/.exec(text)![0];
      return known
        .filter(({ name, text: old }) => /\p{L}{3}/u.test(name) && !/\d|[–-]$/.test(name) && !old.includes(price))
        .map(({ name }): Proposal => {
          const own = stems(name).filter((stem) => stem.length > 3 || /^\p{L}+$/u.test(name));
          const hits = own.filter((stem) => said.has(stem)).length;
          const share = hits / Math.max(1, own.length);
          return {
            ask: { form: "price", old: name, text: price },
            score: hits === 0 || share < 0.3 ? 0 : (0.4 + 0.55 * share) * (kind === "price" ? 1 : 0.85),
          };
        })
        .filter(({ score }) => score > 0.3);
    });
  });
};

/** A number, an address of e-mail or of the web, by its form. */
const byForm =
  (form: "phone" | "email", pattern: RegExp): Proposer =>
  ({ source }) =>
    [...source.matchAll(pattern)].map((match): Proposal => ({ ask: { form, text: match[0].trim() }, score: 0.9 }));

export const newPhone = byForm("phone", /(?<![\d/])\+?\(?\d[\d\s()/.-]{6,}\d(?!\d)/gu);
export const newEmail = byForm("email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu);

/** The owner's words for what has no place of its own on the page; where the message names it, if that is needed. */
export const ofValues =
  (form: "address" | "title" | "description" | "business" | "banner" | "submit", ...named: Thing[]): Proposer =>
  ({ values, words }) =>
    named.length > 0 && !words.some((word) => means(word, "thing", ...named))
      ? []
      : values
          .filter(
            ({ text }) => (form !== "address" || /\d/.test(text)) && (form !== "banner" || text.split(" ").length > 2),
          )
          .slice(0, 3)
          .map(({ text, score }) => ({ ask: { form, text }, score: score * 0.9 }));

/** Days with their hours, or closed. */
export const newHours: Proposer = (scene) => {
  const language = detectSaid(scene.source);
  const days = daysIn(`${scene.source} 9-17`, language);
  if (days.length === 0) return [];
  const said = nameDays(days, monday(language), language);
  const times = timesIn(scene.source).filter(({ bare }) => !bare);
  const all = times.length >= 2 ? times : timesIn(scene.source);
  const closed = closes(scene, days, language).map(({ ask, score }) => ({
    ask,
    score: times.length > 0 ? score / 2 : score,
  }));
  const [opens, ends] = all.map(({ start, end }) => scene.source.slice(start, end));
  const one: Proposal[] = opens ? [{ ask: { form: "until", text: said, old: opens }, score: ends ? 0.5 : 0.65 }] : [];
  const both: Proposal[] = ends ? [{ ask: { form: "hours", text: said, old: `${opens} - ${ends}` }, score: 0.7 }] : [];
  return [...closed, ...both, ...one];
};

/** Days are named in full in the owner's language. */
const monday = (language: string) =>
  `${new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date("2024-01-01"))} `;

function closes({ words }: Scene, days: readonly number[], language: string): Proposal[] {
  const isClosed = words.some(({ senses }) =>
    senses.some(
      (sense) => (sense.kind === "value" && sense.is === "closed") || (sense.kind === "verb" && sense.is === "close"),
    ),
  );
  return [[...days], ...days.slice(0, 2).map((day) => [day])]
    .filter((_, at) => at === 0 || days.length > 1)
    .map(
      (each, at): Proposal => ({
        ask: { form: "closed", text: nameDays(each, monday(language), language) },
        score: (isClosed ? 0.75 : 0.45) - at * 0.1,
      }),
    );
}
