import { is, moneyTokens } from "~/modules/facts/prices/money";
import { aroundAmount, wordsBySide, type WhosePrice } from "~/modules/facts/prices/whose-price";
import { readSource } from "~/modules/facts/source-text";
import type { PairCase } from "../../tests/judge/truth";
import { labelledLines } from "./labelled-lines";
import type { Example } from "./train-classifier";

const AMOUNTS = "scripts/train/amounts";
const FIGURES = /\p{Nd}[\p{Nd}.,’']*/u;

/** Amounts with what stands around them: written for this, and those of briefs of which we know what costs how much. */
export const amountExamples = (cases: readonly PairCase[]): Example[] => [...written(), ...cases.flatMap(ofCase)];

const written = (): Example[] =>
  labelledLines<WhosePrice>(AMOUNTS).map(({ label, text, language }) => {
    const [before = "", amount = "", behind = ""] = text.split(/\[\[|\]\]/u);
    return exampleAt(before + amount + behind, before.length, amount, label, language);
  });

function ofCase({ brief, truth, language }: PairCase): Example[] {
  const sentences = readSource(brief.designBrief).lines.flatMap((line) => line.sentences.map(({ text }) => text));
  const examplesOf = (words: string, label: WhosePrice) => {
    const sentence = sentences.find((text) => text.includes(words));
    return sentence ? [exampleAt(sentence, sentence.indexOf(words), words, label, language)] : [];
  };
  return [
    ...truth.prices.flatMap(({ words }) => examplesOf(words, "own")),
    ...truth.notPrices.flatMap((words) => examplesOf(words, "other")),
  ];
}

/** Around the amount as the reader of prices takes it, with its currency and its unit. */
function exampleAt(text: string, at: number, words: string, label: WhosePrice, language: string): Example {
  const figures = FIGURES.exec(words);
  const place = at + (figures?.index ?? 0);
  const money = moneyTokens(text, language).find(
    (token) => is(token, "money") && token.start <= place && token.end > place,
  );
  const around = aroundAmount(text, money?.start ?? place, money?.end ?? place + (figures?.[0] ?? words).length);
  return { text: around, label, found: wordsBySide(around) };
}
