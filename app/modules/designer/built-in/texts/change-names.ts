import { setText } from "../../../editing/set-text";
import { textOf } from "../../../operations/text-of";
import { attribute } from "../../../markup/html-document";
import { queryAll } from "../../../cascade/query";
import { itemsNamed } from "../find/find-item";
import { declined, done, listed, quoted, type Intent } from "../../../operations/outcome";
import { replaceWords, wordsPattern } from "../../../operations/text/page-words";
import { unquoted } from "./values";

const PART = "(surname|last name|family name|first name|given name|name)";
const WORDINGS = [
  new RegExp(`^(.+?)(?:'s|s') ${PART} (?:is now|is|should be|has changed to|changed to|will be) (.+)$`, "i"),
  new RegExp(`^(?:change|set|update|correct|fix) (.+?)(?:'s|s') ${PART} (?:to|into) (.+)$`, "i"),
];

const BUSINESS =
  /^(?:change|set|update|rename|correct) (?:the |our |my )?(?:name of (?:the |our |my )?)?(?:business|company|shop|site|website|restaurant|practice|studio)(?:'s)?(?: name)? (?:to|into|as) (.+)$/i;
const RENAMED =
  /^(?:we are|we're) now called (.+)$|^(?:the |our )?(?:business|company|shop|restaurant|practice|studio) is (?:now )?called (.+)$/i;

/** The name of the business, wherever it is read and in the title of the page. */
export const changeBusinessName: Intent = (request, site) => {
  const match = BUSINESS.exec(request) ?? RENAMED.exec(request);
  const [brand] = match
    ? queryAll(site.page, ".brand-name, header [class*=brand], header [class*=logo], .footer-name")
    : [];
  const old =
    brand === undefined ? "" : textOf(site.page, brand) || (attribute(site.page.elements[brand]!, "alt") ?? "");
  const pattern = old && wordsPattern(site, old);
  if (!match || !pattern) return null;
  const name = unquoted(match[1] ?? match[2]!);
  const title = queryAll(site.page, "title").map((node) =>
    setText(
      site.page,
      node,
      textOf(site.page, node).replace(old, () => name),
      "built-in",
    ),
  );
  return done(`I changed the name of your business to ${quoted(name)} wherever it stands.`, [
    ...title,
    ...replaceWords(site, pattern, () => name),
  ]);
};

/** A person's name or a part of it: "Aiko Brandt's surname is now Brandt-Lee". */
export const changeName: Intent = (request, site) => {
  const match = WORDINGS.map((wording) => wording.exec(request)).find((found) => found !== null);
  if (!match) return null;
  const [, person = "", part = "", words = ""] = match;
  const items = itemsNamed(site, person);
  const names = [...new Set(items.map((item) => textOf(site.page, item.name)))];
  const [name] = names;
  if (!name) return null;
  if (names.length > 1) return declined(`Which one do you mean: ${listed(names.map(quoted), "or")}?`);
  const next = renamed(name, part.toLowerCase(), unquoted(words));
  return done(
    `${name} is now ${next}.`,
    items.map((item) => setText(site.page, item.name, next, "built-in")),
  );
};

function renamed(name: string, part: string, words: string): string {
  const pieces = name.split(" ");
  if (part === "name") return words;
  if (/surname|last|family/.test(part)) return [...pieces.slice(0, -1), words].join(" ");
  return [...pieces.filter((piece) => piece.endsWith(".")), words, pieces.at(-1)].join(" ");
}
