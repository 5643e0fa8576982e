import { mayBecome } from "../../../operations/facts/amounts";
import { readPrices } from "../../../operations/facts/read-prices";
import { setPrice } from "../../../operations/facts/set-price";
import { call } from "../call";
import { means } from "../word";
import { cueIn } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { wordsIn } from "./text-likeness";

const COSTS = new RegExp(
  `^(?:(?:und|en|der|die|das|de|het)\\s)*(?<name>\\p{Lu}\\p{L}{2,20})\\s(?:${cueIn("becomes", ["de", "nl"])})(?!\\p{L})`,
  "iu",
);

/** 'Aal kostet ab sofort 6,20' where the list says 'Räucheraal': the end of a German or Dutch word names it. */
export const readCompoundPrice: ToldReader = (words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const name = COSTS.exec(text)?.groups?.name;
    const own = wordsWithin(words, { start, end });
    const [number, ...others] = own.filter((word) => means(word, "fact", "price", "number"));
    if (!name || !number || others.length > 0 || own.some((word) => means(word, "literal") || means(word, "colour")))
      continue;
    const [price, ...more] = readPrices(site.page).filter(
      (each) => endsSo(each.name, name) && mayBecome(each.text, number.text),
    );
    if (!price || more.length > 0) continue;
    const made = call(setPrice, { name: price.name, prices: [price.node], price: number.text }, price.name);
    return { start, end: number.end, call: made, isCloser: true };
  }
  return null;
};

const LEAST_BEFORE = 4;
const endsSo = (name: string, said: string): boolean =>
  wordsIn(name).some((word) => word.endsWith(said.toLowerCase()) && word.length >= said.length + LEAST_BEFORE);
