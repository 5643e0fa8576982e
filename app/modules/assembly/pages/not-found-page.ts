import { html } from "../../markup/html";
import { notFoundWords } from "./not-found-words";
import type { PageFrame } from "./page-frame";

interface NotFoundSite {
  title: string;
  lang: string;
}

/**
 * A site's answer to an address that it does not have, in the site's own frame. It is shown at any depth, so its frame
 * names files from the host's root: `root` is where the site begins there (`/`, or `/sites/rose/`).
 */
export function notFoundPage(
  frame: PageFrame,
  { title, lang }: NotFoundSite,
  root: string,
  stylesheet: string,
): string {
  const words = notFoundWords(lang);
  const head = html`<title>${words.title}${title && ` · ${title}`}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${root}${stylesheet}">
`;
  const body = html`<main id="main" class="site-page" tabindex="-1">
<div class="post-wrap">
<header class="post-head"><h1 class="post-title">${words.title}</h1>
<p class="post-lead">${words.text}</p></header>
<p class="post-back"><a href="${root}">${words.home}</a></p>
</div>
</main>`;
  return frame({ head: head.text, body: body.text });
}
