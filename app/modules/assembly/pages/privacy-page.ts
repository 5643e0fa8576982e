import { html } from "../../markup/html";
import { privacyWords, type PrivacyWords } from "./privacy-words";
import type { SitePage } from "./site-page";

/** Where the privacy page lies. */
export const PRIVACY_FILE = "privacy.html";

/** Through whose hands messages go: ours, the site standing with us or elsewhere, or those of another service. */
export type Carrier = "host" | "relay" | { service: string };

/** What a site does with what its visitors leave. */
export interface PrivacyFacts {
  /** Whose site it is. */
  business: string;
  lang: string;
  /** Whether it has a form that sends messages, and the id of the part that the form stands in. */
  form: { anchor: string; carrier: Carrier } | null;
  /** Whether we count its visits. */
  countsVisits: boolean;
  usesGoogle: boolean;
}

/** The page that says in plain words what a site does with messages and visits. */
export function privacyPage({ business, lang, form, countsVisits, usesGoogle }: PrivacyFacts): SitePage {
  const words = privacyWords(lang);
  const messages =
    form &&
    html`<h2>${words.messages}</h2>
<p>${words.contains} ${wayOf(form.carrier, business, words)}</p>
`;
  const visits = html`<h2>${words.visits}</h2>
<p>${words.counted}</p>
<p>${words.ofVisits}</p>
`;
  const google = html`<h2>${words.analytics}</h2>
<p>${words.google}</p>
<p><a href="https://policies.google.com/technologies/partner-sites" rel="noopener nofollow">${words.googleMore}</a></p>
`;
  const way = form
    ? html`<a href="./${form.anchor && `#${form.anchor}`}">${words.form}</a>`
    : html`<a href="./">${words.start}</a>`;
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
${messages}${countsVisits && visits}${usesGoogle && google}<h2>${words.questions}</h2>
<p>${words.ask(business)} ${way}</p>
</div>
</article>`,
  };
}

/** What becomes of a message. What another service does with it is not ours to say. */
function wayOf(carrier: Carrier, business: string, words: PrivacyWords): string {
  if (typeof carrier === "object") return words.passed(business, carrier.service);
  return `${carrier === "host" ? words.receives(business) : words.relayed(business)} ${words.kept(business)}`;
}
