import { attribute } from "../../../markup/html-document";
import { controlsOf } from "../../../operations/form/controls";
import { hasForeignForm } from "../../../operations/form/edit-form";
import { setControl } from "../../../operations/form/set-control";
import { wordNumbers } from "../../../claims/number-words";
import { call } from "../call";
import { means } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";

const LEAST =
  /(?<!\p{L})(?:has to|have to|should|must|needs to|can only|soll(?:te)?|muss|darf erst|debe(?:ría)?|tiene que|doit|devrait|deve|dovrebbe|moet)\s(?:\p{L}{1,8}\s){0,2}(?:start at|begin at|go from|be at least|be a minimum of|bei|ab|mit|mindestens|empezar en|ser al menos|commencer à|être au moins|partir de|partire da|essere almeno|começar em|ser pelo menos|beginnen bij|minstens)\s(?<least>\d{1,3}|\p{L}{3,8})(?:\s(?:anfangen|beginnen|losgehen|starten))?(?!\p{L})/iu;
const NO_LESS =
  /^(?:,?\s(?:and|und|y|et|e|en))\s(?:not let (?:them|anyone|people) (?:pick|choose|enter|take) (?:less|fewer)|(?:no|not) (?:less|fewer)|nicht weniger|no menos|pas moins|non (?:di )?meno|não menos|niet minder)(?!\p{L})/iu;

/** 'The party form: … it has to start at 8 and not let them pick less': the one number that visitors choose. */
export const readLeastNumber: ToldReader = (words, source, { site }): Told | null => {
  const numbers = controlsOf(site.page).filter(({ element }) => attribute(element, "type") === "number");
  const [field, ...others] = numbers;
  if (!field || others.length > 0 || !hasForeignForm(site)) return null;
  if (!words.some((word) => means(word, "thing", "form", "field"))) return null;
  for (const { text, start, end } of sentencesOf(source)) {
    const found = LEAST.exec(text);
    const said = found?.groups?.least ?? "";
    const min = /^\d+$/.test(said) ? Number(said) : wordNumbers(said.toLowerCase())[0]?.value;
    if (
      !found ||
      min === undefined ||
      wordsWithin(words, { start, end }).some((word) => means(word, "fact", "price", "time"))
    )
      continue;
    const behind = NO_LESS.exec(text.slice(found.index + found[0].length))?.[0] ?? "";
    const made = call(setControl, { node: field.node, min }, field.label);
    return { start, end: start + found.index + found[0].length + behind.length, call: made, isCloser: true };
  }
  return null;
};
