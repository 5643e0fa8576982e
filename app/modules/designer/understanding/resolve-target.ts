import type { OpenedSite } from "../../operations/opened-site";
import { declined, type Outcome } from "../../operations/outcome";
import type { Target } from "../../operations/target";
import { isUnclear } from "../built-in/find/found";
import { findByText, findTarget } from "../built-in/find/find-target";
import type { Dialogue } from "./dialogue";
import type { NounPhrase, PieceOf } from "./pieces";
import { senseOf, type Word } from "./word";
import { THINGS } from "./words/things";

/** What a phrase means on the page: elements, or why that is not clear. Null when the page has nothing of the kind. */
export type Resolved = { target: Target } | { unclear: Outcome } | null;

export const isTarget = (resolved: Resolved): resolved is { target: Target } =>
  resolved !== null && "target" in resolved;

/** Finds what a piece is about: a thing by its noun, a text by its words, and 'it' by what was spoken of before. */
export function resolveTarget(
  site: OpenedSite,
  piece: PieceOf<"phrase"> | PieceOf<"literal"> | PieceOf<"reference">,
  dialogue: Dialogue,
): Resolved {
  if (piece.kind === "literal") return asResolved(findByText(site, `"${piece.text}"`));
  if (piece.kind === "reference") return dialogue.about ? asResolved(findTarget(site, dialogue.about)) : null;
  return asResolved(findTarget(site, inEnglish(piece.phrase)));
}

const asResolved = (found: ReturnType<typeof findTarget>): Resolved =>
  !found ? null : isUnclear(found) ? { unclear: declined(found.unclear) } : { target: found };

const inEnglish = ({ words, within }: NounPhrase): string => {
  const said = words.map(englishOf).join(" ");
  return within ? `${said} in the ${inEnglish(within)}` : said;
};

function englishOf(word: Word): string {
  const thing = senseOf(word, "thing");
  const ordinal = senseOf(word, "ordinal");
  if (ordinal) return ordinal.is;
  if (!thing) return word.text;
  const [single = "", several = ""] = (THINGS.en[thing.is] ?? "").split("/");
  return ((thing.many && several) || single).split("|")[0] || word.text;
}
