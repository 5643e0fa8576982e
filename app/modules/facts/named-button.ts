/** What owners call one button, in each language; "buttons" are a matter of looks. */
const BUTTON =
  "(?:\\p{L}*button|\\p{L}*knopf|schaltfläche|bot[óo]n|bouton|pulsante|bottone|bot[ãa]o|\\p{L}*knop|przycisk\\p{L}{0,3}|و?(?:ال)?زر)";
const OPENS = "[\"“„«»‹‘]|(?<!\\p{L})'";
const CLOSES = "[\"”“»«›’]|'(?!\\p{L})";
const WORDS = `(?:${OPENS})\\s*([^"“”„«»‹›\\s][^"“”„«»‹›]{1,44}?)(?:${CLOSES})`;
/** Words that may stand between a button and what it says. */
const BETWEEN = "(?:[\\s,:]+[\\p{L}'’]+){0,4}?[\\s,:]+";

const NAMED = [
  new RegExp(`(?<!\\p{L})${BUTTON}(?!\\p{L})${BETWEEN}${WORDS}`, "iu"),
  new RegExp(`${WORDS}\\s(?:\\p{L}+\\s)?${BUTTON}(?!\\p{L})`, "iu"),
];
/** "One Call Now button": words in capitals before it, behind others. */
const CAPITALS = /(?<=\p{Ll}\s)((?:\p{Lu}\p{L}+\s){2,4})button(?!\p{L})/u;

/**
 * The words of a button as a sentence quotes them: "that is what the big button should say, "Call and skip the line"",
 * "et un bouton « Je marche avec toi »", "de knop 'hoe kom ik er' moet bovenaan".
 */
export function namedButton(sentence: string): string | undefined {
  const said = [...NAMED, CAPITALS].map((pattern) => pattern.exec(sentence)?.[1]?.trim()).find(Boolean);
  return said && /\p{L}{2}/u.test(said) && !/\d/u.test(said) ? said : undefined;
}
