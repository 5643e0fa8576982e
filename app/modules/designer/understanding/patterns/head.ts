import { setAlt } from "../../../operations/head/set-alt";
import { metaContent, titleNode } from "../../../operations/head/head-tags";
import { setDescription } from "../../../operations/head/set-description";
import { setFavicon } from "../../../operations/head/set-favicon";
import { setShareText } from "../../../operations/head/set-share";
import { setTitle } from "../../../operations/head/set-title";
import { declined, quoted } from "../../../operations/outcome";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
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
  wholeClause("say-head-text", readQuestion),
];

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
  return { name: "say-head-text", perform: () => answer(site, about) };
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
