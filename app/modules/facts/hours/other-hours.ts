import type { PageLanguage } from "~/lib/languages";
import { ONE_EXCEPTION } from "../date-words";
import { wholeWords } from "../reading/whole-words";
import { FOREIGN, MONTHS } from "./hours-kinds";
import { seasonAt } from "./seasons";
import type { HoursToken } from "./tokens";
import { isKind, skip } from "./walk";

/** "At the fair we keep other hours", "our times change in Lent". */
const DIFFERENT: Record<PageLanguage, string> = {
  en: "(?:different|other|special|shorter|longer|reduced) (?:opening )?(?:hours|times|timings?)|(?:hours|times|timings?) (?:(?:are|may|can|will|do) )?(?:be )?(?:different|vary|varies|change|differ)",
  de: "(?:andere|abweichende|geänderte|verkürzte|gesonderte) (?:öffnungs)?zeiten|öffnungszeiten (?:können )?(?:weichen|abweichen|ändern|variieren)",
  es: "(?:otro|otros|distinto|diferente) horarios?|horarios? (?:(?:es|son|puede|pueden) )?(?:distintos?|diferentes?|especial(?:es)?|cambian?|cambiar|variar|varían?)",
  fr: "(?:d['’]autres|autres|différents) horaires|horaires (?:(?:sont|peuvent) )?(?:différents|spéciaux|changent|changer|varient|varier|aménagés)",
  it: "(?:altri|altro|diversi) orari?o?|orari?o? (?:(?:è|sono|può|possono) )?(?:divers[oi]|speciali?|ridott[oi]|cambiano?|cambiare|variano?|variare)",
  pt: "(?:outro|outros|diferente) horários?|horários? (?:(?:é|são|pode|podem) )?(?:diferentes?|especia(?:l|is)|mudam?|mudar|variam?|variar)",
  nl: "(?:andere|afwijkende|aangepaste) (?:openings)?(?:tijden|uren)|openingstijden (?:kunnen )?(?:wijken|afwijken|veranderen|verschillen)",
  pl: "(?:inne|innych|zmienione) godzin\\p{L}*|godziny (?:(?:są|mogą) )?(?:(?:być|się) )?(?:inne|zmieniają|zmienić|różne)",
  ar: "(?:الدوام|المواعيد|الأوقات) (?:بيتغير|يتغير|تتغير|بتتغير|مختلف\\p{L}*|غير)|(?:دوام|مواعيد|أوقات) (?:آخر|أخرى|مختلف\\p{L}*|ثاني\\p{L}*)",
};
const SOMETIMES =
  "sometimes|at times|now and then|manchmal|ab und zu|gelegentlich|a veces|parfois|quelquefois|a volte|talvolta|às vezes|as vezes|por vezes|soms|af en toe|czasem|czasami|أحيانا";

/** Days of the year that mostly have hours of their own. */
const HOLIDAYS =
  "christmas eve|christmas day|boxing day|new year['’]?s eve|new year['’]?s day|heiligabend|heiligabends|weihnachtstag|silvester|neujahr|nochebuena|nochevieja|año nuevo|réveillon|veille de noël|jour de noël|jour de l['’]an|vigilia di natale|capodanno|véspera de natal|ano novo|oudjaarsdag|oudjaar|kerstdag|kerstavond|nieuwjaarsdag|wigilia|wigilię|wigilie|sylwester|sylwestra|nowy rok";

const UNLIKE = new RegExp(wholeWords(Object.values(DIFFERENT).join("|")), "iu");
const NOT_ALWAYS = new RegExp(wholeWords(SOMETIMES), "iu");
const ON_HOLIDAYS = new RegExp(wholeWords(HOLIDAYS), "iu");
/** Of the tokens that are looked at: a longer sentence tells more than that. */
const MOST_TOKENS = 40;

/** Whether a sentence says, wherever it stands, that what hours a text tells do not hold at all times. Pure. */
export function differsAtTimes(tokens: readonly HoursToken[]): boolean {
  return tokens.length <= MOST_TOKENS && (UNLIKE.test(textOf(tokens)) || isShutInSeason(tokens));
}

/** "Sometimes by noon it's over", "one exception: 28 October, till midnight": close behind hours it is said of them. */
export function isSometimesElse(tokens: readonly HoursToken[]): boolean {
  if (tokens.length > MOST_TOKENS || tokens.some((token) => isKind(token, ...FOREIGN))) return false;
  const text = textOf(tokens);
  const tells = tokens.some(
    (token) => token.clock !== undefined || isKind(token, "closed", "noon", "openEnd", "season", ...MONTHS),
  );
  const refuses = tokens.some((token) => isKind(token, "no"));
  const isUnlike = tells && (NOT_ALWAYS.test(text) || ONE_EXCEPTION.test(text));
  return isUnlike || ((tells || refuses) && ON_HOLIDAYS.test(text));
}

/** "In summer we are shut, then we sleep": the first clause says it, of nothing else. */
function isShutInSeason(tokens: readonly HoursToken[]): boolean {
  const season = seasonAt(tokens, skip(tokens, 0, "light", "from", "and"));
  if (season === undefined) return false;
  const end = tokens.findIndex((token, at) => at >= season && isKind(token, "comma", "stop"));
  const clause = tokens.slice(season, end < 0 ? tokens.length : end);
  return (
    clause.some((token) => isKind(token, "closed", "no")) &&
    clause.every((token) => isKind(token, "closed", "no", "light", "place", "only") || FILLS.test(token.text))
  );
}
/** What is said between a season and that it is shut: "we are altogether". */
const FILLS =
  /^(?:is|are|we|ist|sind|wir|estamos|está|nous|sommes|on|est|siamo|è|zijn|wij|jesteśmy|ganz|komplett|altogether|completely|entirely|completamente|complètement|totalmente|helemaal|geheel|całkiem|zupełnie)$/u;

const textOf = (tokens: readonly HoursToken[]): string => tokens.map(({ text }) => text).join(" ");
