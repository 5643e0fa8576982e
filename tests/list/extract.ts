const OPENING = /[\s(|/*]/;
const CLOSING = /[\s,.;:)|/]/;

/**
 * The texts of a document that stand in single quotes, whole: quotes within quotes belong to the outer text, an
 * apostrophe within a word is none of either.
 */
export function quotedTexts(markdown: string): string[] {
  return distinct(markdown.split("\n").flatMap(quotedInLine));
}

function quotedInLine(line: string): string[] {
  const texts: string[] = [];
  const open: number[] = [];
  for (let at = line.indexOf("'"); at >= 0; at = line.indexOf("'", at + 1)) {
    const [before = " ", after = " "] = [line[at - 1], line[at + 1]];
    if ((OPENING.test(before) || before === "'") && /\S/.test(after)) open.push(at);
    else if (open.length > 0 && (CLOSING.test(after) || after === "'")) {
      const start = open.pop()!;
      if (open.length === 0) texts.push(line.slice(start + 1, at));
    }
  }
  return texts;
}

/** The addresses that a document names, with the placeholders as they stand there: `/`, `/analysis/{id}`. */
export function routes(markdown: string): string[] {
  // Between two quoted texts a slash means "or".
  const prose = withoutQuotes(markdown);
  const found = prose.matchAll(
    /(?<=^|[\s(]|\{origin\})\/(?:(?:[a-z]|\{[^}]*\})(?:[\w/-]|\{[^}]*\})*|(?<!'' \/)(?=[\s.,)])(?! ''))/gm,
  );
  return distinct([...found].map(([path]) => path));
}

/** Method and path of each row of a table of calls. */
export function calls(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ((?:GET|POST|PUT|PATCH|DELETE) \/.+?) \|/gm)].map(([, call]) => call!);
}

/** Numbers with what they count, colours and endings of files; not what stands in quotes. */
export function limits(markdown: string): string[] {
  const found = withoutQuotes(markdown).matchAll(
    /(?<![\w.#$-])(?:#[\dA-F]{6}|\$?\d[\d.,]*\d|\d|\.[a-z]{3,4}(?![\w]))(?: (?:ms|s|px|minutes?|hours?|days|characters|rows|cards)(?!\w))?/g,
  );
  return distinct([...found].map(([limit]) => limit));
}

/** What a list of constants says, a sentence each; of "Name: one, two" each item as "Name: one". */
export function constants(markdown: string): string[] {
  const bullets = markdown.split("\n").filter((line) => line.startsWith("- "));
  return bullets.flatMap((bullet) => bullet.slice(2).split(/(?<=\.) (?=[A-Z'])/)).flatMap(itemsOf);
}

function itemsOf(sentence: string): string[] {
  const [, name, list] = /^([A-Z][\w ]*): (.+)$/.exec(sentence) ?? [];
  return list ? items(list).map((item) => `${name}: ${item}`) : sentence.replace(/\.$/, "").split("; ");
}

/** The items of a list in prose, without what stands in brackets behind them. */
export function items(list: string): string[] {
  const bare = withoutQuotes(list)
    .replace(/(?<!\s)\s*\([^()]*\)/g, "")
    .replace(/\.$/, "");
  return bare
    .split(/, |; | and /)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** The texts of the list that follows "**Success toasts:**"; those in quotes are told by `quotedTexts`. */
export function successToasts(markdown: string): string[] {
  const [, list = ""] = /^\*\*Success toasts:\*\* (.+)$/m.exec(markdown) ?? [];
  return items(list).filter((item) => item !== "''");
}

/** One section of a document, by its number, without its heading. */
export function section(markdown: string, number: number): string {
  const after = markdown.split(new RegExp(`^## ${number}\\. .*$`, "m"))[1];
  if (after === undefined) throw new Error(`The document has no section ${number}.`);
  return after.split(/^## /m)[0]!;
}

const withoutQuotes = (markdown: string) =>
  quotedTexts(markdown).reduce((rest, text) => rest.replaceAll(`'${text}'`, "''"), markdown);
const distinct = (texts: string[]) => [...new Set(texts)];
