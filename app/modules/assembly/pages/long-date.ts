import { inLanguage, type PageLanguage } from "~/lib/languages";

type Write = (day: number, month: string, year: number, lang: string) => string;

const inOrder: Write = (day, month, year) => `${day} ${month} ${year}`;
const withDe: Write = (day, month, year) => `${day} de ${month} de ${year}`;

/** Most countries that write English; where none is named the month comes first. */
const DAY_FIRST = /^en-(?!(?:us|ca|ph)$)/i;

const DATES: Record<PageLanguage, [months: string, write: Write]> = {
  en: [
    "January February March April May June July August September October November December",
    (day, month, year, lang) => (DAY_FIRST.test(lang) ? inOrder(day, month, year, lang) : `${month} ${day}, ${year}`),
  ],
  de: [
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    (day, month, year) => `${day}. ${month} ${year}`,
  ],
  es: ["enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre", withDe],
  fr: [
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    (day, month, year) => `${day === 1 ? "1er" : day} ${month} ${year}`,
  ],
  it: ["gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre", inOrder],
  pt: ["janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro", withDe],
  nl: ["januari februari maart april mei juni juli augustus september oktober november december", inOrder],
  // In the genitive, as they stand behind a day.
  pl: ["stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia", inOrder],
  ar: ["يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر", inOrder],
};

/** A day as people of a page's language write it; in English for one that we have no words for. */
export function longDate(day: Date, lang: string): string {
  const [months, write] = inLanguage(DATES, lang);
  return write(day.getUTCDate(), months.split(" ")[day.getUTCMonth()]!, day.getUTCFullYear(), lang);
}
