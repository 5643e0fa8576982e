import { inLanguage } from "~/lib/languages";
import { wordsByLanguage } from "../../language/words/words-by-language";

/** What a site says where it has no page, in one language. */
interface NotFoundWords {
  title: string;
  text: string;
  home: string;
}

/** The words for a page's language (`lang` attribute, such as `de-AT`); English for one that we have no words for. */
export function notFoundWords(lang: string): NotFoundWords {
  const { notFoundTitle, notFoundText, home } = inLanguage(wordsByLanguage, lang).fixed;
  return { title: notFoundTitle, text: notFoundText, home };
}
