import type { PageLanguage } from "~/lib/languages";
import { splitLabel } from "../../facts/blocks";
import { ordersMaker } from "../../facts/orders/orders-maker";
import { commaParts } from "../../language/enumeration";
import { amountsIn } from "./amounts-in";
import { isLabelled, RANGE_FIRST } from "./priced-rows";

const LONGEST = 100;
/** Fewer amounts behind a colon are no list. */
const FEWEST = 2;

/** The words of a part that an owner asks for by its name: a "first camera" section. */
const NAMED = /["“„«]([^"“”„«»]{3,40})["”“»]/u;

interface Led {
  lead?: string;
  /** What its owner calls the things of the list, where a part is asked for by that name. */
  group?: string;
  rest: string;
}

/**
 * "Fixed prices, as there are so many cowboys: wasps £90, mice £120": what leads to a list of prices, up to what of it is
 * said to the maker, and the list; all of the sentence where it is no such list. Pure.
 */
export function ledByWords(sentence: string, language: PageLanguage): Led {
  const colon = sentence.search(/\s?:\s/u);
  const [words, list] = [sentence.slice(0, Math.max(0, colon)), sentence.slice(colon).replace(/^\s?:\s/u, "")];
  const isLed = words !== "" && words.length <= LONGEST && amountsIn(words) === 0 && amountsIn(list) >= FEWEST;
  const isOfLead = commaParts(list).some((part) => RANGE_FIRST.test(part));
  if (!isLed || isOfLead || splitLabel(sentence) || isLabelled(sentence)) return { rest: sentence };
  const parts = commaParts(words);
  const order = parts.findIndex((part) => ordersMaker(part, language));
  const said = order < 0 ? parts : parts.slice(0, order);
  const group = order < 0 ? undefined : NAMED.exec(parts[order]!)?.[1];
  return { rest: list, ...(said.length > 0 && { lead: said.join(", ") }), ...(group && { group }) };
}
