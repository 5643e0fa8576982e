import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makerFindings } from "~/modules/facts/orders/maker-findings";
import type { SaidTo } from "~/modules/facts/orders/orders-maker";
import { readSource } from "~/modules/facts/source-text";
import { ORDERS_AND_WORDS } from "../../tests/cases/orders-and-words";
import { ownerText, type PairCase } from "../../tests/judge/truth";
import type { Example } from "./train-classifier";

const SENTENCES = "scripts/train/sentences";

/** Sentences of owners with whom each is said to: written for this, and those of all briefs whose wishes we know. */
export const saidToExamples = (cases: readonly PairCase[]): Example[] => [
  ...writtenExamples(),
  ...knownExamples(),
  ...cases.flatMap(examplesOf),
];

function writtenExamples(): Example[] {
  return readdirSync(SENTENCES)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(SENTENCES, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => {
          const [label, text] = line.split("\t") as [SaidTo, string];
          return example(text, label, basename(name, ".tsv"));
        }),
    );
}

const knownExamples = (): Example[] =>
  Object.entries(ORDERS_AND_WORDS).flatMap(([language, { orders, words }]) => [
    ...orders.map((text) => example(text, "maker", language)),
    ...words.map((text) => example(text, "page", language)),
  ]);

/** The wishes and the talk of a brief, and every sentence of what is left without them. */
function examplesOf(each: PairCase): Example[] {
  const { language, truth } = each;
  const aside = [...truth.wishes, ...truth.talk];
  const rest = aside.reduce((text, words) => text.replace(words, "\n"), ownerText(each));
  return [
    ...truth.wishes.map((text) => example(text, "maker", language)),
    ...truth.talk.map((text) => example(text, "talk", language)),
    ...readSource(rest).lines.flatMap(({ sentences }) => sentences.map(({ text }) => example(text, "page", language))),
  ];
}

const example = (text: string, label: SaidTo, language: string): Example => ({
  text,
  label,
  found: makerFindings(text, language),
});
