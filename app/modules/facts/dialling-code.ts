import type { PageLanguage } from "~/lib/languages";
import { asciiDigits } from "./digits";
import type { Phone } from "./find-phones";

/**
 * Currencies and towns of one country alone, with what is dialled for it from abroad. Names of countries are not among
 * them, nor towns that things are named after: coffee comes from Colombia, pizza from Napoli.
 */
const SIGNS: Record<string, RegExp> = {
  "20": /(?<!\p{L})[بل]?(?:ال)?(?:إسكندرية|اسكندرية|قاهرة|جيزة)(?!\p{L})/u,
  "27": /(?<!\p{L})(?:R\p{Nd}{2,}|Cape Town|Durban|Johannesburg)(?!\p{L})/u,
  "31": /(?<!\p{L})(?:Amsterdam|Rotterdam|Utrecht|Deventer|Zwolle|Groningen|Eindhoven)(?!\p{L})/u,
  "32": /(?<!\p{L})(?:Bruxelles|Brussel|Gent|Namur|Liège|Antwerpen)(?!\p{L})/u,
  "33": /(?<!\p{L})(?:Nantes|Rennes|Grenoble|Montpellier|Strasbourg)(?!\p{L})/u,
  "34": /(?<!\p{L})(?:Madrid|Barcelona|Sevilla|Zaragoza|Bilbao|Málaga)(?!\p{L})/u,
  "39": /(?<!\p{L})(?:Bari|Catania|Cagliari|Bergamo)(?!\p{L})/u,
  "41": /(?<!\p{L})(?:CHF|Winterthur|Luzern|Lausanne)(?!\p{L})/u,
  "43": /(?<!\p{L})(?:Graz|Linz|Innsbruck|Klagenfurt)(?!\p{L})/u,
  "44": /£/u,
  "48": /(?<!\p{L})(?:zł|PLN)(?!\p{L})/u,
  "49": /(?<!\p{L})(?:Berlin|Hamburg|Leipzig|Dresden|Köln)(?!\p{L})/u,
  "51": /(?<!\p{L})(?:S\/\.? ?\p{Nd}|Arequipa|Cusco)/u,
  "52": /(?<!\p{L})(?:Puebla|CDMX|Ciudad de México|Monterrey|Oaxaca|Yucat[aá]n|yucat[aá]n|MXN)(?!\p{L})/u,
  "54": /(?<!\p{L})(?:Buenos Aires|en Rosario|Mendoza)(?!\p{L})/u,
  "55": /(?<!\p{L})(?:R\$|São Paulo|Recife|Salvador da Bahia|Curitiba|Rio de Janeiro|Belo Horizonte|Porto Alegre)/u,
  "56": /(?<!\p{L})(?:Valparaíso|Santiago de Chile)(?!\p{L})/u,
  "57": /(?<!\p{L})(?:Bogotá|Medellín|Barranquilla|Bucaramanga)(?!\p{L})/u,
  "65": /(?<!\p{L})Singapore(?!\p{L})/u,
  "91": /₹|(?<!\p{L})(?:Mumbai|Bengaluru|Bangalore|Chennai)(?!\p{L})/u,
  "212": /(?<!\p{L})(?:Casablanca|Marrakech|Agadir)(?!\p{L})/u,
  "216": /(?<!\p{L})(?:Tunis|Sousse|Sfax)(?!\p{L})/u,
  "221": /(?<!\p{L})(?:Dakar|Thiès|Ziguinchor)(?!\p{L})/u,
  "225": /(?<!\p{L})(?:Abidjan|Yamoussoukro|Bouaké)(?!\p{L})/u,
  "233": /(?<!\p{L})(?:GH[S₵]|Accra|Kumasi)/u,
  "234": /₦|(?<!\p{L})(?:Abuja|Ibadan)(?!\p{L})/u,
  "254": /(?<!\p{L})(?:KSh|Nairobi)(?!\p{L})/u,
  "351": /(?<!\p{L})(?:Lisboa|Algarve|no Porto)(?!\p{L})/u,
  "353": /(?<!\p{L})(?:Dublin|Galway|Kilkenny|Limerick)(?!\p{L})/u,
  "962": /(?<!\p{L})[بل]?(?:عمّ?ان|مادبا|إربد)(?!\p{L})/u,
  "968": /(?<!\p{L})[بل]?(?:مسقط|صلالة)(?!\p{L})/u,
  "966": /(?<!\p{L})[بل]?(?:ال)?(?:رياض|جدة|دمام)(?!\p{L})/u,
};
/** Mobile numbers of Argentina have another digit behind the country's. */
const MOBILE: Record<string, string> = { "54": "9" };

/** Countries where a number's first 0 is part of it. */
const KEEP_ZERO: ReadonlySet<string> = new Set(["39", "225"]);

/** How mobile numbers begin where others begin otherwise, with the country's code. */
const MOBILES: Record<string, RegExp> = {
  "31": /^316/u,
  "33": /^33[67]/u,
  "34": /^34[67]/u,
  "39": /^393/u,
  "41": /^417/u,
  "43": /^436/u,
  "44": /^447/u,
  "49": /^491[567]/u,
  "351": /^3519/u,
  "353": /^3538/u,
  "962": /^9627/u,
  "968": /^968[79]/u,
};

/** Mobile numbers as they are dialled at home that are of one country alone among those that speak a language. */
const AT_HOME: Partial<Record<PageLanguage, [code: string, form: RegExp]>> = {
  en: ["44", /^07[1-9]\d{8}$/u],
  de: ["49", /^01[567]\d{8,9}$/u],
  es: ["34", /^6\d{8}$/u],
  it: ["39", /^3\d{9}$/u],
  pt: ["55", /^[1-9]\d9\d{8}$/u],
  nl: ["31", /^06\d{8}$/u],
  pl: ["48", /^[4-8]\d{8}$/u],
};

/** Whether a number as it is dialled from abroad is surely none of a mobile telephone. */
export const isLandline = (dialled: string): boolean => {
  const code = Object.keys(MOBILES).find((each) => dialled.startsWith(each));
  return code !== undefined && !MOBILES[code]!.test(dialled);
};

/**
 * A number as it is dialled from abroad, without signs; undefined where nothing says for sure which country it is of. The
 * `language` that is written helps where a mobile number is of one country alone.
 */
export function dialledAbroad({ display }: Phone, told: string, language?: PageLanguage): string | undefined {
  const typed = asciiDigits(display);
  const digits = typed.replace(/\(0\)/u, "").replace(/\D/gu, "");
  if (/^\(?\+/u.test(typed)) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const [home, form] = (language && AT_HOME[language]) ?? [];
  const named = Object.keys(SIGNS).filter((each) => SIGNS[each]!.test(told));
  const codes = named.length === 0 && home && form?.test(digits) ? [home] : named;
  const isKnown = codes.length > 1 && codes.every((code) => MOBILES[code]);
  const [code, ...others] = isKnown ? codes.filter((each) => MOBILES[each]!.test(withCode(each, digits))) : codes;
  return code && others.length === 0 ? withCode(code, digits) : undefined;
}

const withCode = (code: string, digits: string): string =>
  `${code}${MOBILE[code] ?? ""}${KEEP_ZERO.has(code) ? digits : digits.replace(/^0/u, "")}`;
