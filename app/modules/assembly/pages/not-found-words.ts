import { wordsByLanguage } from "../../language/words/words-by-language";

/** What a site says where it has no page, in one language. */
export interface NotFoundWords {
  title: string;
  text: string;
  home: string;
}

const fr: NotFoundWords = { title: "Page introuvable", text: "Cette adresse ne mène nulle part. Tout se trouve sur la page d’accueil.", home: "Page d’accueil" };
const pt: NotFoundWords = { title: "Página não encontrada", text: "Este endereço não leva a lado nenhum. Tudo está na página inicial.", home: "Página inicial" };

const written = Object.entries(wordsByLanguage).map(([lang, { fixed }]) => [lang, { title: fixed.notFoundTitle, text: fixed.notFoundText, home: fixed.home }] as const);
const BY_LANGUAGE: Record<string, NotFoundWords> = { fr, pt, ...Object.fromEntries(written) };

/** The words for a page's language (`lang` attribute, such as `de-AT`); English for one that we have no words for. */
export const notFoundWords = (lang: string): NotFoundWords => BY_LANGUAGE[lang.toLowerCase().split("-")[0]!] ?? BY_LANGUAGE.en!;
