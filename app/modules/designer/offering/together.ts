import type { Ask } from "./ask";
import { SURE } from "./loose-asks";
import type { Proposal } from "./proposals/scene";

const MOST_SENTENCES = 5;
const MOST_ASKS = 4;
/** What is less likely than this is not offered beside something else. */
const LEAST = 0.5;

/** A message at the ends of its sentences. */
export const sentencesOf = (source: string): string[] =>
  source
    .split(/(?<=[.!?;])\s+|\n+/u)
    .filter((part) => /\p{L}{2}/u.test(part))
    .slice(0, MOST_SENTENCES);

/** All that a message may ask for as one offer: of each sentence what is read surely, else what is likeliest. */
export function together(sentences: readonly (readonly Proposal[])[]): Ask[][] {
  const asks = sentences.flatMap((proposals) => {
    const sure = apart(proposals.filter(({ score }) => score >= SURE));
    return sure.length > 0 ? sure : proposals.filter(({ score }) => score >= LEAST).slice(0, 1);
  });
  const all = apart(asks).map(({ ask }) => ask);
  return all.length > 1 && all.length <= MOST_ASKS ? [all] : [];
}

/** Without what would do one thing to one place twice. */
const apart = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter((one, at) => proposals.findIndex((other) => keyOf(other) === keyOf(one)) === at);

const keyOf = ({ ask: { form, at, old, entry } }: Proposal): string =>
  JSON.stringify([form, at ?? null, old ?? null, entry?.name ?? null]);
