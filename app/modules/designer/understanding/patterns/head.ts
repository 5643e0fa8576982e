import { setAlt } from "../../../operations/head/set-alt";
import { metaContent, titleNode } from "../../../operations/head/head-tags";
import { setDescription } from "../../../operations/head/set-description";
import { setFavicon } from "../../../operations/head/set-favicon";
import { setLanguage } from "../../../operations/head/set-language";
import { setSharePicture, setShareText } from "../../../operations/head/set-share";
import { setTitle } from "../../../operations/head/set-title";
import { declined, quoted } from "../../../operations/outcome";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import { hasAll, stems } from "../../built-in/find/words-of";
import { call } from "../call";
import type { Thing } from "../names";
import { many, one, pattern, wholeClause, type Call, type Context, type Pattern } from "../pattern";
import type { NounPhrase, PieceOf } from "../pieces";
import { isTarget, resolveTarget } from "../resolve-target";
import { contentOf } from "../said-words";
import { means } from "../word";

const VERBS = ["change", "make", "be", "give", "add", "put", "write", "replace", "use", null] as const;
const WORDS = ["to", "says", "as", "with", "colon", "called", null] as const;

/** What the page says of itself where it is not seen: in the browser's tab, for Google, where it is shared. */
export const HEAD: readonly Pattern[] = [
  pattern({
    name: "set-head-text",
    verbs: VERBS,
    takes: {
      target: one("phrase", [null, "in", "for"]),
      where: many("phrase", ["for", "in", "on", "of"]),
      text: one("literal", WORDS),
      more: many(["scope", "reference"]),
    },
    read({ target, where, text }, { verb }) {
      if ((verb === null && text.link === null) || where.some((each) => !UNSEEN_PLACES.test(each.text))) return null;
      const head = headOf([target, ...where]);
      if (head === "site-title") return call(setTitle, { text: text.text }, "browser title");
      if (head === "site-description") return call(setDescription, { text: text.text }, "description");
      if (head === "share-text") return call(setShareText, { part: "description", text: text.text }, "share text");
      if (head === "favicon" && [...text.text].length <= 4)
        return call(setFavicon, { letters: text.text, colour: "#1f2937" }, "favicon");
      return null;
    },
  }),
  pattern({
    name: "set-alt",
    verbs: VERBS,
    takes: { target: one("phrase"), of: one("phrase", ["of", "for", "on", "to"]), text: one("literal", WORDS) },
    read: ({ target, of, text }, { site, dialogue }) =>
      target.phrase.head === "alt-text" ? described(site, of, text.text, dialogue) : null,
  }),
  pattern({
    name: "set-alt-within",
    verbs: VERBS,
    takes: { target: one("phrase"), text: one("literal", WORDS) },
    read({ target, text }, { site, dialogue }) {
      const { head, within } = target.phrase;
      return head === "alt-text" && within ? described(site, { ...target, phrase: within }, text.text, dialogue) : null;
    },
  }),
  pattern({
    name: "set-share-picture",
    verbs: ["use", "put", "make", "change", "show", null],
    takes: {
      one: one("phrase"),
      other: one("phrase", ["as", "for", "to", "with", "in", "on", null]),
      more: many("reference"),
    },
    read: ({ one: first, other }, { site, dialogue, verb }) => {
      const [shared, picture] = isSharePicture(first) ? [first, other] : [other, first];
      if (!isSharePicture(shared) || isSharePicture(picture) || (verb === null && other.link === null)) return null;
      const found = resolveTarget(site, picture, dialogue);
      const named = found && isTarget(found) ? found.target.nodes : picturesShowing(site, picture.phrase);
      const nodes = named.filter((node) => site.page.elements[node]!.tagName === "img");
      return nodes.length === 1 ? call(setSharePicture, { picture: nodes[0]! }, picture.text) : null;
    },
  }),
  wholeClause("set-language", readLanguage),
  wholeClause("say-head-text", readQuestion),
];

/** 'the photo of the oven': by what is said of it for those who do not see it. */
const picturesShowing = (site: OpenedSite, { within }: NounPhrase) =>
  readThings(site)
    .of("picture")
    .filter(({ name }) => within !== null && hasAll(name, stems(within.text)))
    .map(({ node }) => node);

/** 'the share picture', 'the preview image on Facebook'. */
const isSharePicture = ({ phrase }: { phrase: NounPhrase }) =>
  /(?:shar|preview|vorschau|facebook|whatsapp|social|partage|compart|condivi|deel)/i.test(fullText(phrase)) &&
  (phrase.head === "picture" ||
    phrase.within?.head === "picture" ||
    /image|picture|photo|bild|imagen|foto|immagine/i.test(phrase.text));

const LANGUAGE_WORD = /^(?:language|sprache|idioma|langue|lingua|língua|taal)$/i;
const TAGS = [
  "en",
  "de",
  "es",
  "fr",
  "it",
  "pt",
  "nl",
  "ar",
  "pl",
  "da",
  "sv",
  "nb",
  "fi",
  "cs",
  "tr",
  "el",
  "ga",
  "cy",
];

/** 'Set the language of the page to German': what it is written in, not a translation. */
function readLanguage({ clause, verb }: Context): Call | null {
  const said = contentOf(clause.words);
  if (
    verb === null ||
    !["change", "make", "be", "use"].includes(verb) ||
    !said.some(({ text }) => LANGUAGE_WORD.test(text))
  )
    return null;
  const rest = said.filter(
    (word) =>
      !LANGUAGE_WORD.test(word.text) &&
      !means(word, "verb", "change", "make", "be", "use") &&
      !means(word, "thing", "page") &&
      !means(word, "link", "to", "of", "as", "in", "on", "colon"),
  );
  const [name, ...others] = rest;
  if (!name || others.length > 0) return null;
  const wanted = name.text.toLowerCase();
  const lang = TAGS.find((tag) => TAGS.slice(0, 7).some((own) => nameOfLanguage(own, tag).toLowerCase() === wanted));
  return lang ? call(setLanguage, { lang, name: nameOfLanguage("en", lang) }, "language") : null;
}

const nameOfLanguage = (own: string, tag: string) => new Intl.DisplayNames(own, { type: "language" }).of(tag) ?? tag;

const UNSEEN_PLACES =
  /(?:google|browser|tab|search|seo|suchmaschine|onglet|pestaña|scheda|shar|facebook|whatsapp|page|site|seite)/i;
const ASKS =
  /^(?:what|what's|whats|which|wie|was|welcher|welche|cuál|cual|qué|quel|quelle|qual|wat|welke|heißt|lautet)$/i;

/** 'What is my title?' */
function readQuestion({ clause, site }: Context): Call | null {
  const said = contentOf(clause.words);
  const [asks, ...rest] = said;
  if (!asks || !ASKS.test(asks.text)) return null;
  const things = rest.filter((word) => !means(word, "verb", "be") && !means(word, "link"));
  const isOnlyAbout =
    things.length > 0 &&
    things.every((word) => UNSEEN_PLACES.test(word.text) || /tit|descri|beschreib|beschrijv/i.test(word.text));
  if (!isOnlyAbout) return null;
  const about = things.some((word) => /descri|beschreib|beschrijv/i.test(word.text))
    ? "site-description"
    : "site-title";
  return { name: "say-head-text", tells: true, perform: () => answer(site, about) };
}

function described(
  site: OpenedSite,
  of: PieceOf<"phrase">,
  text: string,
  dialogue: Parameters<typeof resolveTarget>[2],
) {
  const found = resolveTarget(site, of, dialogue);
  return found && isTarget(found) ? call(setAlt, { target: found.target, text }, of.text) : null;
}

/** 'the description for google', 'the title in the browser tab'. */
function headOf(phrases: readonly { phrase: NounPhrase }[]): Thing | null {
  const said = phrases
    .map(({ phrase }) => fullText(phrase))
    .join(" ")
    .toLowerCase();
  const head = phrases[0]!.phrase.head;
  if (head === "site-title" || head === "site-description" || head === "share-text" || head === "favicon") return head;
  if (/\b(?:google|search engines?|suchmaschinen?|bing|seo|meta)\b/.test(said))
    return /(?:descri|beschreib|beschrijv)/.test(said)
      ? "site-description"
      : /tit|heading/.test(said)
        ? "site-title"
        : null;
  if (/\b(?:browser|tab|onglet|pestaña|separador|scheda)\b/.test(said) && /tit/.test(said)) return "site-title";
  return null;
}

const fullText = ({ text, within }: NounPhrase): string => (within ? `${text} ${fullText(within)}` : text);

function answer({ page }: OpenedSite, what: Thing) {
  const title = titleNode(page);
  const said =
    what === "site-title" ? (title === undefined ? "" : textOf(page, title)) : metaContent(page, "description");
  const name = what === "site-title" ? "title in the browser tab" : "description for search engines";
  return declined(said ? `Your ${name} is ${quoted(said)}.` : `Your page has no ${name} yet.`);
}
