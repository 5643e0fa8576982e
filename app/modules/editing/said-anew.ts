/** A text that was worded anew. */
export interface Reworded {
  was: string;
  is: string;
}

/** A sentence, or a part of a title: "Rose | Bread and cakes", "Bread and cakes. Open daily." */
const BEGINS = /^$|[.!?…؟]\s+$|\s[|–—·]\s+$/u;
const GOES_ON = /^$|^\s+[|–—·]\s/u;
const HAS_END = /[.!?…؟]$/u;
/** Between two sentences; what begins small goes on after "St." and the like. */
const SENTENCE_END = /[.!?…؟](?:\s+(?!\p{Ll})|$)/u;
/** Of so many words it is sure that a longer sentence was made of them: "Bread" is not what "Bread Street" says. */
const TELLING_WORDS = 4;

/** A text with the new words of what it says as a sentence, or as the beginning of one. */
export function saidAnew(said: string, change: Reworded): string {
  const { was, is } = change;
  if (was === "" || is === "") return said;
  for (let at = said.indexOf(was); at !== -1; at = said.indexOf(was, at + 1)) {
    const [before, after] = [said.slice(0, at), said.slice(at + was.length)];
    if (!BEGINS.test(before)) continue;
    if (endsWithin(was, after)) return before + joined(was, is, after);
    if (sentenceGoesOn(was, after)) return before + instead(is, after);
  }
  return withoutCut(said, change);
}

/** A full stop that stands there for the text alone is none of the text. */
const endsWithin = (text: string, after: string) =>
  GOES_ON.test(after) || (HAS_END.test(text) ? /^\s/.test(after) : /^[.!?…؟]/u.test(after));

function joined(text: string, wanted: string, after: string): string {
  if (HAS_END.test(wanted)) return wanted + (HAS_END.test(text) ? after : after.replace(/^[.!?…؟]/u, ""));
  return wanted + (HAS_END.test(text) && after !== "" ? "." : "") + after;
}

const isTelling = (text: string) => text.split(/\s+/u).length >= TELLING_WORDS;

const sentenceGoesOn = (text: string, after: string) =>
  !HAS_END.test(text) && /^(?:\s*[,;:]|\s)/u.test(after) && isTelling(text);

/** The new words in the place of a whole sentence; what it went on to say was said of the old ones. */
function instead(wanted: string, after: string): string {
  const end = SENTENCE_END.exec(after);
  const rest = end ? after.slice(end.index + end[0].length) : "";
  return [HAS_END.test(wanted) ? wanted : `${wanted}.`, rest].filter(Boolean).join(" ");
}

/** A sentence that was too long ends in the middle of the old words, with "…". */
function withoutCut(said: string, { was, is }: Reworded): string {
  if (!said.endsWith("…")) return said;
  const kept = said.slice(0, -1).trimEnd();
  for (let at = 0; at < kept.length; at++) {
    const [before, last] = [kept.slice(0, at), kept.slice(at)];
    if (BEGINS.test(before) && was.startsWith(last)) return isTelling(last) ? before + instead(is, "") : said;
  }
  return said;
}
