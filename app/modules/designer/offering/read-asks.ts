import { REQUEST_LANGUAGES, type RequestLanguage } from "~/lib/languages";
import { FORMS, CALLED, type Ask, type Form, type Spot } from "./ask";
import type { Phrasebook } from "./phrasebook";
import { PHRASEBOOKS } from "./phrasebooks";

const LONGEST = 4_000;

/** What a sentence asks for that was offered; null for any other sentence. */
export function readAsks(message: string): { asks: Ask[]; language: RequestLanguage } | null {
  if (message.length > LONGEST) return null;
  const parts = sentencesIn(message.trim());
  for (const language of REQUEST_LANGUAGES) {
    const asks = parts.map((part) => readOne(part, language));
    if (asks.every((ask) => ask !== null)) return { asks, language };
  }
  return null;
}

/** Asks are parted by a semicolon outside of quotes. */
function sentencesIn(message: string): string[] {
  const parts = [""];
  for (const piece of message.split(/(“[^“”]*”|; )/))
    if (piece === "; ") parts.push("");
    else parts[parts.length - 1] += piece;
  return parts;
}

function readOne(said: string, language: RequestLanguage): Ask | null {
  for (const [form, pattern] of patternsOf(language)) {
    const found = pattern.exec(said);
    if (found) return { form, ...slotsIn(found.groups ?? {}, PHRASEBOOKS[language]) };
  }
  return null;
}

function slotsIn(groups: Record<string, string | undefined>, book: Phrasebook): Omit<Ask, "form"> {
  const { text, old, name, detail, price, at, atName, by, byName } = groups;
  return {
    ...(at !== undefined && { at: spotSaid(at, atName, book) }),
    ...(by !== undefined && { by: spotSaid(by, byName, book) }),
    ...(text !== undefined && { text }),
    ...(old !== undefined && { old }),
    ...(name !== undefined && { entry: { name, detail, price } }),
  };
}

const spotSaid = (called: string, name: string | undefined, book: Phrasebook): Spot => ({
  called: CALLED.find((each) => book.called[each].toLowerCase().split("/").includes(called.toLowerCase()))!,
  name: name ?? "",
});

const made = new Map<RequestLanguage, [Form, RegExp][]>();

function patternsOf(language: RequestLanguage): [Form, RegExp][] {
  const known =
    made.get(language) ?? FORMS.map((form): [Form, RegExp] => [form, patternOf(form, PHRASEBOOKS[language])]);
  made.set(language, known);
  return known;
}

const WORDS = "“(?<$>[^“”]+)”";

function patternOf(form: Form, book: Phrasebook): RegExp {
  const names = CALLED.flatMap((called) => book.called[called].split("/")).toSorted((a, b) => b.length - a.length);
  const spot = (slot: string) => `(?<${slot}>${names.map(escaped).join("|")})(?: “(?<${slot}Name>[^“”]+)”)?`;
  const words = (slot: string) => WORDS.replace("$", slot);
  const source = book.forms[form]
    .split(/(\{\w+\})/)
    .map((part) => {
      if (part === "{at}" || part === "{by}") return spot(part.slice(1, -1));
      if (part === "{entry}") return `${words("name")}(?: – ${words("detail")})?(?: \\(${words("price")}\\))?`;
      return part.startsWith("{") ? words(part.slice(1, -1)) : escaped(part);
    })
    .join("");
  return new RegExp(`^${source}$`, "iu");
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
