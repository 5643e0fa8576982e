/**
 * The facts that a text does not hold. Compared without regard to case, kind of white space, kind of dash (and blanks
 * around it), kind of apostrophe, and invisible characters; a number is not found inside of a longer one ("$9" in
 * "$9.50").
 */
export function missingFacts(text: string, facts: readonly string[]): string[] {
  const page = plain(text);
  return facts.filter((fact) => !holds(page, plain(fact)));
}

function holds(page: string, fact: string): boolean {
  const [before, after] = [/^\d/.test(fact) ? "(?<!\\d|\\d[.,:])" : "", /\d$/.test(fact) ? "(?![.,:]?\\d)" : ""];
  return new RegExp(`${before}${escaped(fact)}${after}`, "u").test(page);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/ ?[‐-―−-] ?/g, "-");
