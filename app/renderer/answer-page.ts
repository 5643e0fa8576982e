import { escapeHtml } from "~/lib/escape-html";
import type { FormWords } from "~/published/form-words";
import { plainPage } from "~/published/plain-page";

export interface AnswerPage {
  lang: string;
  words: FormWords;
  /** What happened to the message, in a sentence. */
  text: string;
  isSent: boolean;
  /** Where the form stands; without one there is no way back to offer. */
  backTo: string | null;
}

/** The page that answers a visitor whose browser runs no script: what happened, and the way back. */
export function answerPage({ lang, words, text, isSent, backTo }: AnswerPage): string {
  const back = backTo === null ? null : { href: escapeHtml(backTo), text: escapeHtml(words.back) };
  return plainPage(escapeHtml(isSent ? words.sentTitle : words.notSentTitle), escapeHtml(text), {
    lang: escapeHtml(lang),
    back,
  });
}
