import { ofLanguage, type PageLanguage } from "~/lib/languages";

/** Where a language is spoken whose page names no country; English is what readers take without any. */
const COUNTRIES: Record<Exclude<PageLanguage, "en">, string> & Record<string, string> = {
  de: "DE",
  es: "ES",
  fr: "FR",
  it: "IT",
  nl: "NL",
  pl: "PL",
  pt: "PT",
  he: "IL",
  ar: "AR",
  tr: "TR",
  ja: "JP",
  ru: "RU",
  uk: "UA",
  sv: "SE",
  da: "DK",
  fi: "FI",
  cs: "CZ",
  el: "GR",
};

/** A page's language as Open Graph writes it (`de_AT`); null where the country cannot be told. */
export function localeOf(lang: string): string | null {
  const [, language = "", country] = /^([a-z]{2})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(lang) ?? [];
  const territory = country?.toUpperCase() ?? ofLanguage(COUNTRIES, language);
  return territory ? `${language.toLowerCase()}_${territory}` : null;
}
