import { setText } from "../../../editing/set-text";
import { textOf } from "../../../operations/text-of";
import { itemsNamed } from "../find/find-item";
import { declined, done, listed, quoted, type Intent } from "../../../operations/outcome";
import { unquoted } from "./values";

const PART = "(surname|last name|family name|first name|given name|name)";
const WORDINGS = [
  new RegExp(`^(.+?)(?:'s|s') ${PART} (?:is now|is|should be|has changed to|changed to|will be) (.+)$`, "i"),
  new RegExp(`^(?:change|set|update|correct|fix) (.+?)(?:'s|s') ${PART} (?:to|into) (.+)$`, "i"),
];

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
