import { dateTokens } from "./date-tokens";

// Patterns over the kinds of tokens, a letter each: W weekday, D day, M month, Y year, N date in figures, F feast, O
// ordinal, t time.
const DAY_OF = "(?:W,?o*)?";
const SINGLE = `${DAY_OF}(?:Do?M(?:,?o?Y)?|Mo?D(?:,?Y)?|N|FY?)`;
/** "3 to 5 May", "May 3-5", "24 December to 2 January". */
const RANGE = `${DAY_OF}D[ra]o*${SINGLE}|MD[ra]D(?:,?Y)?|${SINGLE}[ra]o*${SINGLE}`;
const SEASON = "(?:po?)?[MS]r(?:o?po?)?MY?";
/** "every first and third Saturday of the month", "cada primer sábado", "the last Friday in each month". */
const RECURRING = "E(?:o?[OD](?:a[OD])?)?oW(?:o+E?m)?|E(?:[OD](?:a[OD])?)?W(?:o+E?m)?|o?[OD](?:a[OD])?Wo*[oE]m";
const TIMES = "(?:,?o?(?:t(?:r[tD])?|Drt))?";
const WHEN = new RegExp(`(?:${RECURRING}|${RANGE}|${SEASON}|${SINGLE})${TIMES}(?:,?Ey)?`, "u");

/**
 * Where the first date stands: a date, a run of dates, a season or a day that comes again, with the times of day that
 * follow it.
 */
export function whenIn(text: string): { start: number; end: number } | undefined {
  const tokens = dateTokens(text);
  const match = WHEN.exec(tokens.map(({ kind }) => kind).join(""));
  const first = match && tokens[match.index];
  const last = match && tokens[match.index + match[0].length - 1];
  return first && last ? { start: first.start, end: last.end } : undefined;
}

/** What owners announce with a date: events, seasons, days closed. */
export const EVENT =
  /\b(?:markets?|workshops?|courses?|class(?:es)?|tastings?|concerts?|exhibitions?|open (?:day|house|studio|garden|evening)s?|fairs?|festivals?|sales?|party|parties|dinners?|brunch|suppers?|tours?|walks?|nights?|holidays?|seasons?|harvest|term|camps?|live music|quiz|clinic|market day|story ?time|pick[- ]your[- ]own|m[aä]rkte?|kurse?|fest|verkostung|führung(?:en)?|konzerte?|ausstellung|tag der offenen tür|betriebsferien|urlaub|saison|talleres|taller|mercado|feria|cursos?|catas?|conciertos?|exposición|vacaciones|temporada|jornadas?)\b|\p{L}(?:markt|kurs|fest|abend|führung)\b|معرض|سوق|ورشة|دورة|إجازة|موسم|حفل/iu;
export const OPEN_OR_CLOSED =
  /\b(?:clos(?:ed?|ing|ure)|re-?open(?:s|ing)?|open|geschlossen|geöffnet|wieder da|cerrad[oa]s?|cerramos|abiert[oa]s?|abrimos|away)\b|مغلق|مفتوح|نغلق|نفتح/iu;
/** A story of the past is no announcement. */
export const PAST =
  /\b(?:was|were|founded|established|opened|began|started|bought|born|moved|became|took|since|ago|war|waren|gegründet|eröffnet|begann|seit|fundad[oa]|abrió|empezó|desde que|nació|hace)\b|منذ|تأسس/iu;
