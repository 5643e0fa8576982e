import { asciiDigits } from "./digits";

/** Patterns for dates as owners write them, in lower case, in the languages that the designer knows. */

const MONTH =
  "(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|" +
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[p]?tiembre|octubre|noviembre|diciembre|ene|abr|dic|" +
  "يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر)\\.?";
const WEEKDAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\.?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|" +
  "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|weekend|wochenende|fin de semana|(?:يوم )?(?:الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|سبت|جمعة|أحد|خميس)";
const DAY = "(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|\\.|º)?";
const YEAR = "(?:,?\\s(?:de\\s|del\\s)?20\\d\\d)?";
const NAMED =
  "christmas (?:eve|day)|boxing day|new year['’]?s (?:eve|day)|good friday|easter (?:sunday|monday|weekend)|thanksgiving(?: day)?|" +
  "heiligabend|silvester|neujahr|ostermontag|karfreitag|nochebuena|nochevieja|año nuevo";
const ORDINAL =
  "first|second|third|fourth|last|other|1st|2nd|3rd|4th|erste[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|letzte[nr]?|primer|segundo|tercer|cuarto|último|أول|ثاني|ثالث|آخر";

const WITH_WEEKDAY = `(?:(?:${WEEKDAY}),?\\s(?:the\\s|den\\s|dem\\s|der\\s)?)?`;
const NUMERIC = "\\d{1,2}\\.\\s?\\d{1,2}\\.(?:\\s?(?:20)?\\d\\d)?|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d|20\\d\\d-\\d\\d-\\d\\d";
const SINGLE =
  `${WITH_WEEKDAY}(?:${DAY}\\s(?:of\\s|de\\s)?${MONTH}${YEAR}|${MONTH}\\s(?:the\\s)?${DAY}(?!\\d)${YEAR}|${NUMERIC}|(?:${NAMED})${YEAR})`;
const TO = "(?:\\s?[-–—]\\s?|\\s(?:to|until|till|through|and|bis|und|al?|hasta|y|إلى|حتى|و)\\s(?:zum\\s|el\\s|the\\s)?)";
/** "3 to 5 May", "May 3-5", "24 December to 2 January". */
const RANGE = `${WITH_WEEKDAY}${DAY}${TO}${SINGLE}|${MONTH}\\s${DAY}${TO}${DAY}(?!\\d)${YEAR}|${SINGLE}${TO}${SINGLE}`;
const PART = "(?:(?:early|mid|late|the end of|the beginning of|anfang|mitte|ende|principios de|mediados de|finales de)[\\s-])?";
const SEASON = `${PART}(?:${MONTH}|easter|ostern)(?:\\s?[-–—]\\s?|\\s(?:to|until|till|through|bis|a|hasta|إلى|حتى)\\s)${PART}(?:${MONTH})${YEAR}`;
const OF_MONTH =
  "(?:\\s(?:(?:of|in)\\s(?:the|every|each|a)\\smonth|im monat|(?:des|eines jeden|jedes) monats|(?:de cada|del) mes|من كل شهر|من الشهر))";
const RECURRING =
  `(?:every|each|jede[nmrs]?|cada|كل)\\s(?:(?:${ORDINAL})\\s(?:and\\s(?:${ORDINAL})\\s)?)?(?:${WEEKDAY})${OF_MONTH}?|` +
  `(?:the\\s|den\\s|el\\s)?(?:${ORDINAL})\\s(?:and\\s(?:${ORDINAL})\\s)?(?:${WEEKDAY})${OF_MONTH}|todos los (?:sábados|domingos|lunes|martes|miércoles|jueves|viernes)`;
const TIME = "\\d{1,2}(?:[:.]\\d\\d)?(?:\\s?(?:[ap]\\.?m\\b\\.?|uhr\\b|h\\b))?";
const TIMES = `(?:,?\\s(?:(?:from|at|um|ab|von|a las|de|من|الساعة)\\s)?${TIME}(?:(?:\\s?[-–—]\\s?|\\s(?:to|until|bis|a|إلى)\\s)${TIME})?)?`;
const YEARLY = "(?:,?\\s(?:every|each) year|,?\\sjedes jahr|,?\\scada año)?";

const LETTER = "a-zà-öø-ÿ\\u0600-\\u06ff";
// Lower case and no flags: the engine takes a tenth of a second to compile this pattern with Unicode case folding.
const WHEN = new RegExp(`(?<![${LETTER}\\d./-])(?:${RECURRING}|${RANGE}|${SEASON}|${SINGLE})${TIMES}${YEARLY}(?![${LETTER}\\d])`);

/** Where the first date stands: a date, a run of dates, a season or a day that comes again, with the times of day that follow it. */
export function whenIn(text: string): { start: number; end: number } | undefined {
  const lower = asciiDigits(text).toLowerCase();
  const match = lower.length === text.length ? WHEN.exec(lower) : null;
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** What owners announce with a date: events, seasons, days closed. */
export const EVENT =
  /\b(?:markets?|workshops?|courses?|class(?:es)?|tastings?|concerts?|exhibitions?|open (?:day|house|studio|garden|evening)s?|fairs?|festivals?|sales?|party|parties|dinners?|brunch|suppers?|tours?|walks?|nights?|holidays?|seasons?|harvest|term|camps?|live music|quiz|clinic|market day|story ?time|pick[- ]your[- ]own|m[aä]rkte?|kurse?|fest|verkostung|führung(?:en)?|konzerte?|ausstellung|tag der offenen tür|betriebsferien|urlaub|saison|talleres|taller|mercado|feria|cursos?|catas?|conciertos?|exposición|vacaciones|temporada|jornadas?)\b|\p{L}(?:markt|kurs|fest|abend|führung)\b|معرض|سوق|ورشة|دورة|إجازة|موسم|حفل/iu;
export const OPEN_OR_CLOSED =
  /\b(?:clos(?:ed?|ing|ure)|re-?open(?:s|ing)?|open|geschlossen|geöffnet|wieder da|cerrad[oa]s?|cerramos|abiert[oa]s?|abrimos|away)\b|مغلق|مفتوح|نغلق|نفتح/iu;
/** A story of the past is no announcement. */
export const PAST =
  /\b(?:was|were|founded|established|opened|began|started|bought|born|moved|became|took|since|ago|war|waren|gegründet|eröffnet|begann|seit|fundad[oa]|abrió|empezó|desde que|nació|hace)\b|منذ|تأسس/iu;
