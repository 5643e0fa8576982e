import { inLanguage, type DesignerLanguage, type PageLanguage } from "~/lib/languages";
import { wordsByLanguage } from "../../language/words/words-by-language";

/** What a site says where it has no page, in one language. */
export interface NotFoundWords {
  title: string;
  text: string;
  home: string;
}

const fr: NotFoundWords = {
  title: "Page introuvable",
  text: "Cette adresse ne mène nulle part. Tout se trouve sur la page d’accueil.",
  home: "Page d’accueil",
};
const pt: NotFoundWords = {
  title: "Página não encontrada",
  text: "Este endereço não leva a lado nenhum. Tudo está na página inicial.",
  home: "Página inicial",
};

const ours = (language: DesignerLanguage): NotFoundWords => {
  const { notFoundTitle, notFoundText, home } = wordsByLanguage[language].fixed;
  return { title: notFoundTitle, text: notFoundText, home };
};
const BY_LANGUAGE: Record<PageLanguage, NotFoundWords> = {
  en: ours("en"),
  de: ours("de"),
  es: ours("es"),
  fr,
  pt,
  ar: ours("ar"),
};

/** The words for a page's language (`lang` attribute, such as `de-AT`); English for one that we have no words for. */
export const notFoundWords = (lang: string): NotFoundWords => inLanguage(BY_LANGUAGE, lang);
