const NUMBER = /(?:^|[\s,;،(])([1-9])[.)]?\s(?=\p{L})/gu;
const ARROW = /\s?(?:→|⟶|➔|->|=>)\s?/u;
const DASH = /\s[-–—]\s/u;
const FEWEST = 3;

/** What a text numbers from one on, "1 cool it, 2 cut it, 3 freeze it", without the figures; undefined where one is missing. */
export function numberedParts(text: string): string[] | undefined {
  const figures = [...text.matchAll(NUMBER)];
  const last = figures.findIndex(({ 1: figure }, at) => Number(figure) !== at + 1);
  const marks = last < 0 ? figures : figures.slice(0, last);
  if (marks.length < FEWEST || marks[0]!.index !== 0) return undefined;
  return marks.map(({ index, 0: mark }, at) => withoutEnd(text.slice(index + mark.length, marks[at + 1]?.index)));
}

/** A bracket that closes no other closed the whole. */
function withoutEnd(part: string): string {
  const said = part.replace(/[\s,;.،]{1,4}$/u, "");
  return said.includes("(") ? said : said.replace(/\)$/u, "");
}

/** What arrows lead through: "check → sign → pay". */
export const arrowParts = (text: string): string[] | undefined => partsBetween(text, ARROW);

/** The same where nothing else parts them: "check – sign – pay". */
export const dashParts = (text: string): string[] | undefined => partsBetween(text, DASH);

function partsBetween(text: string, sign: RegExp): string[] | undefined {
  const parts = text.split(sign).map((part) => part.trim());
  return parts.length >= FEWEST && parts.every((part) => /\p{L}{2}/u.test(part)) ? parts : undefined;
}
