import { hoursTokens } from "../hours/tokens";
import type { PricedItem } from "./priced-line";

/** "Drunter umsonst": a word that says only in which case. */
const ALONE =
  /^(?:drunter|darunter|drüber|jünger|älter|kleiner|größer|grösser|below|above|under|over|younger|older|smaller|bigger|larger|abajo|arriba|menores|mayores|en dessous|au-dessus|sotto|sopra|abaixo|acima|eronder|daaronder|erboven|jonger|ouder|poniżej|powyżej|تحت|فوق|أقل|أكثر)$/iu;
/** "Sotto i 3", "over 16 years": of how old or how many. */
const BOUNDED =
  /^(?:under|over|above|below|up to|unter|über|bis|ab|menores de|mayores de|más de|menos de|hasta|moins de|plus de|jusqu['’]à|sotto|sopra|oltre|fino ai?|menos de|mais de|até|abaixo dos?|acima dos?|onder|boven|tot|vanaf|do|od|poniżej|powyżej|تحت|فوق|أقل من|أكثر من)\s(?:(?:the|de|los|las|les|i|gli|os|as)\s)?\p{Nd}{1,2}(?:\s(?:years?|yrs?|jahren?|años|ans|anni|anos|jaar|lat|سنوات|سنة))?$/iu;
/** "Kids of 6 to 12 half of that": of the price before it. */
const HALVED =
  /(?<!\p{L})(?:half (?:of )?(?:that|it|price)|die hälfte|la mitad|la moitié|la metà|(?:a|por) metade|de helft|połow[aęy]|نصف السعر)(?!\p{L})/iu;
/** "Fora do concelho", "outside the city". */
const OUTSIDE =
  /^(?:outside|außerhalb|ausserhalb|fuera del?|en dehors d|hors d|fuori|fora d[aeo]s?|buiten(?! (?:op|in|aan) )|poza|خارج)(?!\p{L})/iu;
const PACKS =
  "pack|packet|box|set|bag|packung|paquete|caja|paquet|lot|boîte|pacco|confezione|pacote|caixa|pak|doos|paczka|opakowanie";
/** "Pack of 10", "one packet" */
const PACKED = new RegExp(
  `^(?:(?:${PACKS})\\s(?:(?:of|de|da|di|van|von|mit|met|po)\\s)?\\p{Nd}{1,4}|(?:one|eine|una?|une|uma|een|jedn[ao])\\s(?:${PACKS}))$`,
  "iu",
);
/** "وبالبطارخ": with something, and no thing that begins so ("balloon", "coat"). */
const WITH = /^و?بال(?!ون|ونات|طو|ة)\p{L}{3,20}$/u;
/** "Übers Wochenende", "am Freitag": what leads to a day. */
const TO_DAYS = /^(?:übers?|am|an|im|on|over|at|the|el|los|le|les|il|nel|ao|aos|no|na|het|in het|de|w)\s/iu;

/** Between two rows of one clause. */
const JOINS = /^[\s,;،؛]*(?:(?:and|or|und|oder|y|o|et|ou|e|en|of|i|lub)\s)?و?$/iu;

/**
 * Whether a name says only in which case something has its price, and never what: by age, place, day or number. At the
 * beginning of a line it is what its owner calls a row; behind another row it is of that one.
 */
export function leansOnRow(name: string, language: string): boolean {
  return [ALONE, BOUNDED, HALVED, OUTSIDE, PACKED, WITH].some((pattern) => pattern.test(name)) || isDay(name, language);
}

const isDay = (name: string, language: string): boolean => {
  const tokens = hoursTokens(name.replace(TO_DAYS, ""), language);
  return TO_DAYS.test(name) && tokens.length > 0 && tokens.every((token) => token.weekdays !== undefined);
};

/** A row of a line with its words, whether it is one, and whether it tells of a way that is paid for. */
export interface LineRow {
  item: PricedItem;
  words: string;
  isSure: boolean;
  isWay: boolean;
}

/** Where it stands in its line, and whether it names only a case of what stands before it. */
interface PlacedRow extends LineRow {
  start: number;
  end: number;
  leans: boolean;
}

/**
 * The rows of a line, where what leans on the row before it stands with its price in the owner's words: "26.50 a head,
 * children half of that, so 13.25". Behind what is no row it is none either, and behind "delivery in town 25" each place is
 * one that something is brought to.
 */
export function withLeaning(text: string, all: readonly LineRow[], language: string): LineRow[] {
  const rows: PlacedRow[] = [];
  for (const each of all) {
    const last = rows.at(-1);
    const start = text.indexOf(each.words, last?.end ?? 0);
    const leans = /\p{L}/u.test(text.slice(0, Math.max(start, 0))) && leansOnRow(each.item.name, language);
    const row = { ...each, start, end: start + each.words.length, leans };
    const goesOn = last !== undefined && JOINS.test(text.slice(last.end, start));
    const isWay = row.isWay || (goesOn && last.isWay);
    const isSure = row.isSure && !(leans && last && !last.isSure) && !(isWay && !row.isWay);
    const joined = goesOn && leans && isSure && last.isSure && !last.leans ? joinedRow(text, last, row) : undefined;
    if (joined) rows.splice(-1, 1, joined);
    else rows.push({ ...row, isSure, isWay });
  }
  return rows;
}

/** Undefined where the price of the row before is not as its owner wrote it. */
function joinedRow(text: string, last: PlacedRow, { end }: PlacedRow): PlacedRow | undefined {
  const start = text.indexOf(last.item.price, last.start);
  if (start < 0 || start > last.end) return undefined;
  const price = text.slice(start, end).trim();
  const { detail, ...item } = last.item;
  const kept = detail?.split(", ").filter((part) => !price.includes(part));
  const more = kept?.length ? { detail: kept.join(", ") } : {};
  return { ...last, item: { ...item, ...more, price }, end, words: text.slice(last.start, end) };
}
