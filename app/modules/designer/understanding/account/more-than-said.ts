import type { OpenedSite } from "../../../operations/opened-site";
import { remove } from "../../../operations/structure/remove";
import type { Target } from "../../../operations/target";
import { isCall } from "../pattern";
import type { Planned } from "../planned";
import { isOtherThanSaid } from "../told/said-sentence";
import { wordsIn } from "../told/text-likeness";
import { means, type Word } from "../word";
import { textsGone } from "./texts-gone";

/** A plan in which nothing goes of which only a piece was named, or only the part that it stands in. */
export const withoutMoreThanSaid = (plan: readonly Planned[], site: OpenedSite): Planned[] =>
  plan.map((planned) => {
    const gone = textsGone(planned, site) ?? [];
    const isMore = gone.some(
      (text) => isOnePiece(text, planned) || isOnlyPlace(text, planned) || isOtherLine(text, planned),
    );
    return isMore || isPlaceOfLine(planned) ? { ...planned, understood: null, isRequest: true } : planned;
  });

const BETWEEN_PIECES = /\s[-–—|·•]\s/u;
const LEAST_PIECES = 3;

/** 'The Made by Jelle at the bottom', of 'Address - telephone - Made by Jelle'. */
function isOnePiece(text: string, { text: said }: Planned): boolean {
  const pieces = text.split(BETWEEN_PIECES).map((piece) => wordsIn(piece).join(" "));
  const own = ` ${wordsIn(said).join(" ")} `;
  const named = pieces.filter((piece) => piece !== "" && own.includes(` ${piece} `));
  return pieces.length >= LEAST_PIECES && named.length > 0 && named.length < pieces.length;
}

/** 'The line that says we sell clocks' is none that only has one of the words. */
const isOtherLine = (text: string, { words, text: said }: Planned): boolean =>
  isOtherThanSaid(text, words, " ".repeat(words[0]?.start ?? 0) + said);

/** 'That line from the hours' is not what is called 'Hours' over them. */
function isOnlyPlace(text: string, { words }: Planned): boolean {
  const line = words.findIndex((word, at) => means(word, "thing", "line") && pointsAt(words[at - 1]));
  const link = words.findIndex((word, at) => at > line && means(word, "link", "of", "from", "in", "at"));
  const place =
    line === -1 || link === -1
      ? []
      : wordsIn(
          words
            .slice(link + 1)
            .map((word) => word.text)
            .join(" "),
        );
  const own = wordsIn(text);
  return own.length > 0 && own.every((token) => place.includes(token));
}

/** 'Take that line out of What's ripe' is not the part in which it stands, and nothing that stands elsewhere. */
function isPlaceOfLine({ words, understood, isTold }: Planned): boolean {
  if (!understood || !isCall(understood.result) || understood.result.name !== remove.name) return false;
  const { target } = understood.result.params as { target: Target };
  const line = words.findIndex((word, at) => means(word, "thing", "line") && pointsAt(words[at - 1]));
  const link = words.findIndex((word, at) => at > line && at <= line + NEAR && means(word, "link", "of", "from", "in"));
  if (line === -1 || link === -1) return false;
  const saidIn = (own: readonly Word[]) => wordsIn(own.map(({ text }) => text).join(" "));
  const name = wordsIn(target.name.split(/[“”]/u)[1] ?? "");
  const [all, place] = [saidIn(words), saidIn(words.slice(link + 1))];
  if (target.region === true) return name.length > 0 && name.every((token) => place.includes(token));
  return isTold !== true && !name.some((token) => all.includes(token));
}
const NEAR = 2;

const pointsAt = (word: Word | undefined): boolean => word !== undefined && means(word, "reference", "this", "that");
