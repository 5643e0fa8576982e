import { setDescription } from "../../../operations/head/set-description";
import { setTitle } from "../../../operations/head/set-title";
import { call } from "../call";
import { withoutTalkBehind } from "../own-words";
import { wholeClause, type Call, type Context, type Pattern } from "../pattern";
import { means, type Word } from "../word";

/** What stands in the browser's tab and under the name in a search, told in more words than it takes. */
export const TOLD_HEAD: readonly Pattern[] = [wholeClause("tell-head-text", readHeadText)];

const TAB = /(?<!\p{L})(?:browser\s?tabs?|tabs?|browser|reiter|onglet|pestaña|scheda|separador|tabblad)(?!\p{L})/iu;
const SEARCH =
  /(?<!\p{L})(?:google|googeln?|bing|suchmaschinen?|search (?:engines?|results?)|(?:searche?s?|looks?) (?:for us|us up)|(?:nach uns|uns) (?:sucht|suchen)|nos buscan?|nous cherche|on cherche|ci cerca(?:no)?|nos procuram?|(?:ons|naar ons) (?:zoekt|zoeken)|buscadores?|moteurs? de recherche|motori di ricerca|zoekmachines?)(?!\p{L})/iu;
const DESCRIPTION = /(?<!\p{L})(?:description|beschreibung|descripción|descrizione|descrição|beschrijving)(?!\p{L})/iu;
const TITLE = /(?<!\p{L})(?:title|titel|título|titre|titolo)(?!\p{L})/iu;

/** Words around the place that say nothing of their own. */
const BESIDE =
  /^(?:website|site|page|seite|shows?|zeigt|muestra|montre|mostra|toont|says?|tell|under|our|name|text|just|only|reads?|result|results|nur|solo|seulement|alleen|to|it|that|this|meta|seo)$/i;

function readHeadText({ clause }: Context): Call | null {
  const at = openerOf(clause.words);
  const own = clause.words.slice(at + 1);
  const [first, last] = [own[0], own.at(-1)];
  if (at < 1 || !first || !last) return null;
  const before = clause.words.slice(0, at + 1);
  const head = headOf(textOf(before), clause.before ?? "");
  if (!head || !before.every(isFrame)) return null;
  const isColon = means(clause.words[at]!, "link", "colon");
  // 'In the tab it says …' tells what is, not what should be.
  if (
    !isColon &&
    !before.some((word) => means(word, "light", "modal") || means(word, "verb", "change", "make", "put", "write"))
  )
    return null;
  const start = clause.words[0]!.start;
  const said = own.length === 1 ? first.text : clause.text.slice(first.start - start, last.end - start);
  const isOpen = isColon || own.length === 1;
  const done =
    head === "title"
      ? call(setTitle, { text: own.length === 1 ? said : withoutTalkBehind(said, clause.text) }, "browser title")
      : call(setDescription, { text: said + (own.length > 1 ? stopOf(clause.after) : "") }, "description");
  return { ...done, loose: isOpen ? 0 : own.length };
}

/** The last stop of a message is the owner's own. */
const stopOf = (after = "") => /^[.!?…](?=\s*$)/.exec(after)?.[0] ?? "";

/** Where the owner's own words begin: behind a colon, before a quotation that ends the clause, else behind 'say'. */
function openerOf(words: readonly Word[]): number {
  const colon = words.findIndex((word) => means(word, "link", "colon"));
  if (colon !== -1) return colon;
  const isQuoted = words.length > 1 && means(words.at(-1)!, "literal");
  return isQuoted ? words.length - 2 : words.findIndex((word) => means(word, "link", "says"));
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

/** What of a page's head a sentence speaks of: its browser tab, or what a search shows under its name. */
export function headTextIn(text: string): "title" | "description" | null {
  if (TAB.test(text)) return "title";
  if (!SEARCH.test(text)) return null;
  if (NAMED.test(text)) return "title";
  return TITLE.test(text) ? "title" : DESCRIPTION.test(text) || SHOWN.test(text) ? "description" : null;
}

/** Whether a sentence speaks of what a search for the page shows. */
export const searchesIn = (text: string): boolean => SEARCH.test(text);

/** How a page is called there. */
const NAMED =
  /(?<!\p{L})(?:(?:comes?|shows?) up as|appears? as|listed as|heißen wir|stehen wir als|salimos como|aparecemos como|apparaît comme|apparaissons comme|usciamo come|appariamo come|staan we als|komen we (?:naar boven )?als)(?!\p{L})/iu;

/** What Google shows below a name. */
const SHOWN =
  /(?<!\p{L})(?:under|underneath|below|unter|darunter|debajo|sous|sotto|abaixo|embaixo|debaixo|onder|text|texto?|texte|testo|tekst)(?!\p{L})/iu;

/** What is meant: by the words themselves, else by the sentence before, where they are 'it should say'. */
function headOf(said: string, before: string): "title" | "description" | null {
  if (DESCRIPTION.test(said)) return SEARCH.test(`${before} ${said}`) ? "description" : null;
  if (TAB.test(said)) return "title";
  if (TITLE.test(said)) return SEARCH.test(said) ? "title" : null;
  return TAB.test(before) && /(?<!\p{L})(?:it|es|er|ça|il|dat|het)(?!\p{L})/iu.test(said) ? "title" : null;
}

const isFrame = (word: Word) =>
  !means(word, "literal") &&
  !means(word, "fact") &&
  !means(word, "verb", "add", "remove", "hide", "move", "raise", "lower") &&
  !means(word, "thing", "button", "headline", "heading", "section", "footer", "header") &&
  (means(word, "light") ||
    means(word, "link") ||
    means(word, "reference") ||
    means(word, "verb") ||
    BESIDE.test(word.text) ||
    [TAB, SEARCH, DESCRIPTION, TITLE].some((names) => names.test(word.text)));
