import { replaceWords } from "../../../operations/text/replace-words";
import type { OpenedSite } from "../../../operations/opened-site";
import { isOneSlipAway } from "../../../language/typos";
import { call } from "../call";
import { cueIn } from "../words/told-cues";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts, wordsIn } from "./text-likeness";

const CANNOT =
  /(?<!\p{L})(?:can['’]?t spell|cannot spell|misspelt|misspelled|falsch geschrieben|vertippt bei|mal escrito|escribí mal|mal écrit|mal orthographié|scritto male|sbagliato a scrivere|escrito errado|verkeerd gespeld|fout gespeld)\s["“«„'‘]?(?<word>\p{L}{5,30})(?!\p{L})/iu;
const SHOULD = new RegExp(
  `(?<!\\p{L})(?:${cueIn("nowSays")})\\s["“«„'‘]?(?<old>[^"”»“'’,.;!?]{3,60})["”»“'’]?,?\\s(?:(?:but|it|that|aber|das|pero|mais|ma|mas|maar)\\s){0,2}(?:${cueIn("shouldSay")}|${cueIn("hasToBe")}|soll|muss)\\s["“«„'‘]?(?<word>\\p{L}{4,30})(?!\\p{L})`,
  "iu",
);

/** 'I can't spell because', 'it says enter from the ally, should be alley': a word of the page that is one slip away from the right one. */
export const readMisspelt: ToldReader = (_words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const [named, told] = [CANNOT.exec(text), SHOULD.exec(text)];
    const made = named
      ? wrongFor(named.groups!.word!, null, site)
      : told
        ? wrongFor(told.groups!.word!, told.groups!.old!, site)
        : null;
    if (made) return { start, end, call: made, isCloser: true };
  }
  return null;
};

/** In the one text that has one such word, among those that were said where they were. */
function wrongFor(right: string, old: string | null, { page }: OpenedSite) {
  const word = right.toLowerCase();
  const among = old === null ? null : wordsIn(old);
  if (among === null && pageTexts(page).some(({ tokens }) => tokens.includes(word))) return null;
  const found = pageTexts(page).flatMap(({ node, text, tokens }) =>
    tokens.flatMap((token) =>
      isSlip(token, word) && (among === null || isSaidIn(among, token, text)) ? [{ node, token }] : [],
    ),
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const within = { nodes: [only.node], name: "that text", selector: null };
  return call(replaceWords, { from: only.token, to: word, within, everyCase: true }, word);
}

const isSlip = (wrong: string, right: string): boolean =>
  wrong !== right && wrong[0] === right[0] && Math.min(wrong.length, right.length) > 3 && isOneSlipAway(wrong, right);

const isSaidIn = (said: readonly string[], token: string, text: string): boolean =>
  said.includes(token) && said.every((each) => wordsIn(text).includes(each));
