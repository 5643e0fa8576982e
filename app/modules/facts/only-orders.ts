import { tellsOrder } from "./part-order";
import { partNamed } from "./part-words";
import { wholeWords } from "./reading/whole-words";
import { beginsThen, withoutThen } from "./then-words";
import { topicOf } from "./topics";

const SECTION = wholeWords("section|abschnitt|sección|apartado|rubrique|sezione|secção|seção|sectie|sekcja|قسم");
/** "Steps section (3 steps).", "Sección de pasos." */
const NAMES_SECTION = new RegExp(
  `^(?:([^.:;,()]{3,30}?)[\\s-]${SECTION}|${SECTION}\\s(?:(?:de|des|d['’]|delle|dei|di|das|dos|van|z)\\s)?([^.:;,()]{3,30}?))(?:\\s\\([^()]{1,40}\\))?[.!]?$`,
  "iu",
);
/** Words and letters of a part of the page as it is named in its order. */
const MOST_WORDS = 4;
const LONGEST = 34;

/**
 * Whether a sentence only says in which order parts of the page stand, or that there is one: "Después la carta.", "After
 * that pickup." behind a sentence that tells the order, "Steps section (3 steps)."
 */
export function onlyOrdersParts(text: string, wishBefore?: string): boolean {
  const [, named, headed] = NAMES_SECTION.exec(text) ?? [];
  if (named ?? headed) return topicOf(named ?? headed ?? "") !== undefined;
  if (!beginsThen(text)) return false;
  const part = withoutThen(text).replace(/[.!]$/u, "");
  if (part.length > LONGEST || part.split(" ").length > MOST_WORDS || /[\p{Nd},;:.?؟]/u.test(part)) return false;
  return partNamed(part) !== undefined || (wishBefore !== undefined && tellsOrder(wishBefore));
}
