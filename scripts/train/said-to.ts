import { makerFindings } from "~/modules/facts/orders/maker-findings";
import type { SaidTo } from "~/modules/facts/orders/orders-maker";
import { ORDERS_AND_WORDS } from "../../tests/cases/orders-and-words";
import { labelledLines } from "./labelled-lines";
import type { Told } from "./told";
import type { Example } from "./train-classifier";

const SENTENCES = "scripts/train/sentences";

/** What tests hold the product to weighs more than what was only told. */
const KNOWN_WEIGHS = 3;

/** Sentences of owners with whom each is said to: by themselves, and those of whole briefs. */
export const saidToExamples = (told: readonly Told[]): Example[] => [
  ...writtenExamples(),
  ...Array.from({ length: KNOWN_WEIGHS }, knownExamples).flat(),
  ...told.flatMap(({ language, sentences }) => sentences.map(({ text, label }) => example(text, label, language))),
];

const writtenExamples = (): Example[] =>
  labelledLines<SaidTo>(SENTENCES).map(({ text, label, language }) => example(text, label, language));

const knownExamples = (): Example[] =>
  Object.entries(ORDERS_AND_WORDS).flatMap(([language, { orders, words }]) => [
    ...orders.map((text) => example(text, "maker", language)),
    ...words.map((text) => example(text, "page", language)),
  ]);

const example = (text: string, label: SaidTo, language: string): Example => ({
  text,
  label,
  found: makerFindings(text, language),
});
