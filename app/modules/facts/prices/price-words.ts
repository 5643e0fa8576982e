import type { WordTables } from "../reading/read-languages";
import type { PriceKind } from "./price-kinds";
import { ar } from "./words/ar";
import { de } from "./words/de";
import { en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";
import { it } from "./words/it";
import { nl } from "./words/nl";
import { pl } from "./words/pl";
import { pt } from "./words/pt";

/**
 * The grammar of prices. `from` stands before an amount, `period` behind it and complete, `per` behind it with a word of
 * its own ("per head"); `noPrice` makes of an amount something that nothing costs; `plain` is a name whose parts mean
 * something else in another language.
 */
export const PRICE_WORDS: WordTables<PriceKind> = { en, de, es, ar, fr, it, pt, nl, pl };
