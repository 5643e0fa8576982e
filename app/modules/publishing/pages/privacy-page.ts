import { html } from "../../templates/html";
import { privacyWords } from "./privacy-words";
import type { SitePage } from "./site-page";

/** Where the privacy page lies. */
export const PRIVACY_FILE = "privacy.html";

/** What a site does with what its visitors leave. */
export interface PrivacyFacts {
  /** Whose site it is. */
  business: string;
  lang: string;
  /** Whether it has a form that sends messages to the app, and the id of the part that the form stands in. */
  form: { anchor: string } | null;
  usesGoogle: boolean;
}

/** The page that says in plain words what a site does with messages and visits. */
export function privacyPage({ business, lang, form, usesGoogle }: PrivacyFacts): SitePage {
  const words = privacyWords(lang);
  const messages = html`<h2>${words.messages}</h2>
<p>${words.contains} ${words.receives(business)} ${words.kept(business)}</p>
`;
  const google = html`<h2>${words.analytics}</h2>
<p>${words.google}</p>
<p><a href="https://policies.google.com/technologies/partner-sites" rel="noopener nofollow">${words.googleMore}</a></p>
`;
  const way = form ? html`<a href="./${form.anchor && `#${form.anchor}`}">${words.form}</a>` : html`<a href="./">${words.start}</a>`;
  return {
    path: PRIVACY_FILE,
    title: words.title,
    description: words.lead(business),
    type: "website",
    changedAt: null,
    content: html`<article class="post-wrap post">
<header class="post-head"><h1 class="post-title">${words.title}</h1>
<p class="post-lead">${words.lead(business)}</p></header>
<div class="post-body">
${form && messages}<h2>${words.visits}</h2>
<p>${words.counted}</p>
${usesGoogle && google}<h2>${words.questions}</h2>
<p>${words.ask(business)} ${way}</p>
</div>
</article>`,
  };
}
