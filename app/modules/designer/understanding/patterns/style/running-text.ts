import type { Outcome } from "../../../../operations/outcome";
import type { Target } from "../../../../operations/target";
import type { Property } from "../../names";
import type { Call, Context } from "../../pattern";
import type { NounPhrase, PieceOf } from "../../pieces";
import { phraseOf } from "../../read-pieces";
import { means } from "../../word";
import { moveOf } from "./colour-calls";
import { pageText } from "./page-steps";
import type { SaidStyle } from "./said-style";
import { pageOf, styleTarget } from "./style-target";
import { together } from "./together";

type Phrase = PieceOf<"phrase">;

/** The text of a part of the page, or of all of it: 'the text', 'the footer text', 'the text in the footer'. */
export const isRunningText = ({ phrase }: Phrase): boolean =>
  phrase.head === "text" &&
  (phrase.within !== null ||
    phrase.words.every((word) => means(word, "thing") || means(word, "light") || means(word, "scope")));

type CallsFor = (said: SaidStyle, target: Target, context: Context) => Call[] | null;

/**
 * What is asked of running text: that of the page is sized in steps that its parts share, and coloured by its ink; in a
 * part of it colours and sides are the part's.
 */
export function runningText(
  piece: Phrase,
  said: SaidStyle,
  context: Context,
  callsFor: CallsFor,
): Call | Outcome | null {
  const within = placeOf(piece);
  const isSide = said.verb === "align" || said.is("centred", "left", "right", "justified");
  const ofPart = isSide || said.colours.length > 0 || moveOf(said) !== null;
  const text = { ...said, has: (...names: Property[]) => names.includes("text-colour") || said.has(...names) };
  if (within === null || ofPage(piece)) {
    const calls = said.colours.length > 0 || moveOf(said) ? callsFor(text, pageOf(context.site), context) : null;
    return calls ? together(calls) : pageText(said, context.site);
  }
  const found = styleTarget(ofPart ? { ...piece, phrase: within } : piece, context);
  if (!found || "unclear" in found) return found?.unclear ?? null;
  const calls = callsFor(ofPart ? text : said, found, context);
  return calls && together(calls);
}

/** Whether it is all text of the page. */
export function ofPage(piece: Phrase): boolean {
  const within = placeOf(piece);
  return within === null || within.head === "page";
}

function placeOf({ phrase }: Phrase): NounPhrase | null {
  const others = phrase.words.filter((word) => means(word, "thing") && !means(word, "thing", "text"));
  if (phrase.within || others.length === 0) return phrase.within;
  return { ...phraseOf(others, ""), text: others.map(({ text }) => text).join(" ") };
}
