import { html } from "../templates/html";
import type { FormWords } from "./form-words";

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
  const title = isSent ? words.sentTitle : words.notSentTitle;
  const dir = lang.startsWith("ar") || lang.startsWith("he") ? "rtl" : "ltr";
  return html`<!DOCTYPE html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; box-sizing: border-box; padding: 2rem; font: 1.0625rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 34rem; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; }
p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${backTo && html`<a href="${backTo}">${words.back}</a>\n`}</main>
</body>
</html>
`.text;
}
