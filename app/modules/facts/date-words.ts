import { dateTokens } from "./date-tokens";
import type { WordTables } from "./reading/read-languages";

// Patterns over the kinds of tokens, a letter each: W weekday, D day, M month, Y year, N date in figures, F feast, O
// ordinal, t time.
const DAY_OF = "(?:W,?o*)?";
const SINGLE = `${DAY_OF}(?:Do?M(?:,?o?Y)?|Mo?D(?:,?Y)?|N|FY?)`;
/** "3 to 5 May", "May 3-5", "24 December to 2 January". */
const RANGE = `${DAY_OF}D[ra]o*${SINGLE}|MD[ra]D(?:,?Y)?|${SINGLE}[ra]o*${SINGLE}`;
const SEASON = "(?:po?)?[MS]r(?:o?po?)?MY?";
/** "every first and third Saturday of the month", "cada primer sábado", "the last Friday in each month". */
const RECURRING = "E(?:o?[OD](?:a[OD])?)?oW(?:o+E?m)?|E(?:[OD](?:a[OD])?)?W(?:o+E?m)?|o?[OD](?:a[OD])?Wo*[oE]m";
const TIMES = "(?:,?o?(?:t(?:r[tD]|ot)?|Drt))?";
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

/** What changes a date, or tells of it instead of announcing it. */
const CHANGES: WordTables<"change"> = {
  en: {
    change:
      "except|only|usually|always|sometimes|often|which|who|whose|if|unless|but|or|otherwise|not|until|depending|than",
  },
  de: { change: "außer|nur|meist|meistens|immer|manchmal|oft|wenn|aber|oder|sonst|nicht|bis" },
  es: { change: "excepto|salvo|solo|sólo|siempre|suele|a veces|si|pero|o|no|hasta" },
  ar: { change: "إلا|فقط|دائما|أحيانا|إذا|لكن|أو|حتى" },
  fr: { change: "sauf|seulement|toujours|parfois|souvent|qui|si|mais|ou|pas|jusqu'à" },
  it: { change: "tranne|eccetto|solo|sempre|spesso|se|ma|o|non|fino" },
  pt: { change: "exceto|salvo|só|sempre|às vezes|se|mas|ou|não|até" },
  nl: { change: "behalve|alleen|altijd|soms|vaak|als|maar|of|niet|tot" },
  pl: { change: "oprócz|tylko|zawsze|czasem|często|jeśli|ale|lub|nie|do" },
};
const CHANGE = new RegExp(
  `(?<!\\p{L})(?:${Object.values(CHANGES)
    .map(({ change }) => change)
    .join("|")})(?!\\p{L})`,
  "iu",
);

/** What is left over beside a date: another date or month, or a word that changes it. */
export function leftBeside(text: string, isListed: boolean): string[] {
  const dated = dateTokens(text).filter(({ kind }) => kind === "N" || (kind === "M" && !isListed));
  const second = whenIn(text);
  const left = [...dated, ...(second ? [second] : [])].map(({ start, end }) => text.slice(start, end));
  const change = isListed ? undefined : CHANGE.exec(text)?.[0];
  return change ? [...left, change] : left;
}

/** Says whether a day of the week stands in words: behind a season they are hours. */
export const namesWeekday = (text: string): boolean => dateTokens(text).some(({ kind }) => kind === "W");

/** What owners announce with a date: events, seasons, days closed. */
export const EVENT =
  /(?<!\p{L})(?:markets?|workshops?|courses?|class(?:es)?|tastings?|concerts?|exhibitions?|open (?:day|house|studio|garden|evening)s?|fairs?|festivals?|sales?|party|parties|dinners?|brunch|suppers?|tours?|walks?|nights?|holidays?|seasons?|harvest|term|camps?|live music|quiz|clinic|market day|story ?time|pick[- ]your[- ]own|m[aä]rkte?|kurse?|fest|verkostung|führung(?:en)?|konzerte?|ausstellung|tag der offenen tür|betriebsferien|betriebsurlaub|urlaub|saison|talleres|taller|mercado|feria|cursos?|catas?|conciertos?|exposición|vacaciones|temporada|jornadas?|concerts?|marchés?|ateliers?|stages?|fêtes?|congés|visites?|dégustations?|mercatini?|corsi|corso|concerto|concerti|festa|feste|laboratori[oi]?|ferie|degustazion[ei]|mercados?|oficinas?|festas?|férias|provas?|markten?|workshops?|cursus(?:sen)?|concert(?:en)?|feesten?|vakantie|proeverij(?:en)?|warsztaty?|koncerty?|kiermasz|jarmark|święto|degustacja|urlop)(?!\p{L})|\p{L}(?:markt|kurs|fest|abend|führung)(?!\p{L})|معرض|سوق|ورشة|دورة|إجازة|موسم|حفل/iu;
export const OPEN_OR_CLOSED =
  /(?<!\p{L})(?:clos(?:ed?|ing|ure)|re-?open(?:s|ing)?|open|geschlossen|geöffnet|wieder da|cerrad[oa]s?|cerramos|abiert[oa]s?|abrimos|apriamo|ouvrons|abrem|abre|away|fermés?|fermées?|ouverts?|ouvertes?|chius[oaie]|apert[oaie]|fechad[oa]s?|abert[oa]s?|gesloten|nieczynne|zamknięte|czynne)(?!\p{L})|مغلق|مفتوح|نغلق|نفتح/iu;
/** Days on which nobody is there, however it is called. */
export const AWAY =
  /(?<!\p{L})(?:holidays?|vacation|annual leave|betriebsferien|betriebsurlaub|urlaub|(?:sommer|winter)pause|vacaciones|congés?|vacances|ferie|férias|vakantie|urlop\p{L}{0,4})(?!\p{L})|إجازة|عطلة/iu;
/** "Next one Thursday 24 September": what is on was said before, and stands with the date no more. */
export const NAMELESS =
  /^(?:the )?next(?: ones?| up)?$|^(?:der|die|das)?\s?nächste[rs]?$|^(?:el|la) (?:próxim|siguient)[oae]$|^próxim[oa]s?$|^(?:le|la) prochaine?$|^prochaine?$|^(?:il|la) prossim[oa]$|^prossim[oa]$|^[oa] próxim[oa]$|^(?:de |het )?(?:eerst)?volgende$|^następn[yaei]$|^(?:المرة )?(?:القادمة?|الجاي[ةه]?)$/iu;
/** "One exception: 28 October till midnight": a day of the hours before it, and none that is announced. */
export const ONE_EXCEPTION =
  /(?<!\p{L})(?:(?:one|an|the only) exception|(?:eine|einzige) ausnahme|una excepción|una eccezione|uma exceção|(?:een|één) uitzondering|une exception|(?:jeden|jedyny) wyjątek|استثناء واحد)(?!\p{L})/iu;
/** A story of the past is no announcement. */
export const PAST =
  /\b(?:was|were|founded|established|opened|began|started|bought|born|moved|became|took|since|ago|war|waren|gegründet|eröffnet|begann|seit|fundad[oa]|abrió|empezó|desde que|nació|hace)\b|منذ|تأسس/iu;
