const LONGEST = 80;

/** A request as the title of the version that it led to: one line, cut at a word where it is long. */
export function versionTitle(message: string): string {
  const line = message.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/ [^ ]*$|[\ud800-\udbff]$/, "")}…`;
}
