const QUOTES = `"[^"]{0,400}"|“[^”]{0,400}”|„[^“”]{0,400}[“”]|«[^»]{0,400}»`;
/** '2) ', '(2) ', and '2. ' where a line begins. */
const NUMBER = new RegExp(
  `(?<quoted>${QUOTES})|(?<=^|\\s)\\(?(?<one>[1-9])\\)\\s+|(?<=^|\\n)(?<two>[1-9])\\.\\s+`,
  "gu",
);
/** What is numbered behind a colon may be words for the page; 'three things:' counts wishes. */
const OPENS =
  /(?:^|[.!?]|(?:things?|changes|sachen|dinge|änderungen|cosas|cambios|choses|changements|cose|modifiche|coisas|mudanças|dingen|zaken|rzeczy|zmiany|أشياء)\s?[:,–-]?)$/iu;
const LEAST = 2;

/** A message whose wishes are numbered, each as a paragraph by itself: '1) … 2) …'. */
export function withoutNumbers(message: string): string {
  const found = [...message.matchAll(NUMBER)].filter(({ groups }) => groups?.quoted === undefined);
  const isCounted = found.every(({ groups }, at) => Number(groups!.one ?? groups!.two) === at + 1);
  if (found.length < LEAST || !isCounted || !OPENS.test(message.slice(0, found[0]!.index).trimEnd())) return message;
  const ends = found.map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  const parts = ends.map(({ to }, at) => message.slice(to, ends[at + 1]?.from).trim());
  const lead = message.slice(0, ends[0]!.from).trim();
  return [...(lead === "" ? [] : [lead]), ...parts.map((part) => closed(part))].join("\n\n");
}

/** With a sign at its end and a capital at its beginning, as sentences have them. */
const closed = (part: string): string => {
  const bare = part.replace(/[,;]$/, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?]["”»]?$/.test(bare) ? "" : "."}`;
};
