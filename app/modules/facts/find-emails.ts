import type { Found, SourceText } from "./source-text";

const LOCAL = /[\p{L}\p{N}._%+-]{1,64}$/u;
const DOMAIN = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.[\p{L}]{2,24}/u;

/** All e-mail addresses in order, each as the owner wrote it. */
export function findEmails(source: SourceText): Found<string>[] {
  return source.lines.flatMap((line) =>
    line.sentences.flatMap((sentence) =>
      emailsIn(sentence.text).map(({ value }) => ({ value, sentenceIds: [sentence.id] })),
    ),
  );
}

/** The e-mail addresses of a text with where they start. */
export function emailsIn(text: string): { value: string; start: number }[] {
  const found: { value: string; start: number }[] = [];
  for (let at = text.indexOf("@"); at > 0; at = text.indexOf("@", at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - 64), at))?.[0].replace(/^[.-]+/, "");
    const domain = DOMAIN.exec(text.slice(at + 1, at + 255))?.[0];
    if (local && domain && !local.endsWith(".")) found.push({ value: `${local}@${domain}`, start: at - local.length });
  }
  return found;
}
