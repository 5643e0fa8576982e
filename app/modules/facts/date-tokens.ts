import { asciiDigits } from "./digits";

/**
 * A word, number or sign of a line with its offsets and, as a letter, what it means in a date; "x" for anything else.
 */
export interface DateToken {
  kind: string;
  start: number;
  end: number;
}

const WORDS: Record<string, string> = {
  M:
    "jan january januar feb february februar mar march märz apr april may mai jun june juni jul july juli aug august sep sept september oct okt october oktober nov november dec dez december dezember " +
    "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre " +
    "janvier février mars avril juin juillet août septembre octobre novembre décembre " +
    "يناير فبراير مارس أبريل ابريل مايو يونيو يوليو أغسطس اغسطس سبتمبر أكتوبر اكتوبر نوفمبر ديسمبر",
  W:
    "mon monday mondays tue tues tuesday tuesdays wed wednesday wednesdays thu thur thurs thursday thursdays fri friday fridays sat saturday saturdays sun sunday sundays weekend weekends " +
    "montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonnabend sonntag sonntags wochenende " +
    "lunes martes miércoles jueves viernes sábado sábados domingo domingos lundi mardi mercredi jeudi vendredi samedi dimanche الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد اثنين ثلاثاء أربعاء خميس جمعة سبت أحد",
  O: "first second third fourth last other ersten erster zweiten zweiter dritten vierten letzten letzter primer segundo tercer cuarto último premier deuxième troisième dernier أول ثاني ثالث آخر",
  E: "every each jeden jeder jede jedes cada todos chaque tous كل",
  S: "easter ostern pascua pâques",
  F: "thanksgiving heiligabend silvester neujahr ostermontag karfreitag nochebuena nochevieja",
  r: "to until till through bis a al hasta au jusqu'au إلى الى حتى - – —",
  a: "and & und y et و",
  o: "of in on the from at de del el los las den dem der des im am um vom von zum ab le les du à يوم من في الشهر الساعة",
  m: "month monat monats mes mois شهر",
  y: "year jahr año année عام سنة",
  p: "early mid late end beginning anfang mitte ende principios mediados finales début fin",
  ",": ", ،",
};
const KIND = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

const FEAST =
  "christmas (?:eve|day)|boxing day|new year['’]?s (?:eve|day)|good friday|easter (?:sunday|monday|weekend)|año nuevo|fin de semana";
const NUMERIC =
  "(?<![\\d–:-])(?:3[01]|[12]\\d|0?[1-9])\\.\\s?(?:1[0-2]|0?[1-9])\\.(?:\\s?(?:20)?\\d\\d(?!\\d))?|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d(?!\\d)|20\\d\\d-\\d\\d-\\d\\d";
const TIME = "\\d{1,2}[:.]\\d\\d(?:\\s?[ap]\\.?m\\b\\.?|\\suhr\\b)?|\\d{1,2}\\s?(?:[ap]\\.?m\\b\\.?|uhr\\b|h\\b)";
const DAY = "(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|\\.(?=\\s)|º|er\\b)?(?![\\d\\p{L}])";
const TOKEN = new RegExp(
  `(?<F>(?:${FEAST})(?!\\p{L}))|(?<N>${NUMERIC})|(?<t>${TIME})|(?<Y>20\\d\\d(?!\\d))|(?<D>${DAY})|(?<word>\\d+|[\\p{L}\\p{M}'’]+|\\S)`,
  "gu",
);

/** Reads a line as a sequence of days, months and connecting words. */
export function dateTokens(original: string): DateToken[] {
  const text = asciiDigits(original).toLowerCase();
  if (text.length !== original.length) return [];
  return [...text.matchAll(TOKEN)].map(({ 0: found, index, groups = {} }) => ({
    kind: kindOf(found, groups),
    start: index,
    end: index + found.length,
  }));
}

function kindOf(found: string, groups: Record<string, string | undefined>): string {
  if (groups.word !== undefined) return KIND.get(found) ?? "x";
  return found === "fin de semana"
    ? "W"
    : (["F", "N", "t", "Y", "D"].find((kind) => groups[kind] !== undefined) ?? "x");
}
