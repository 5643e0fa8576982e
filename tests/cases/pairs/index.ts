import { readPairCases, readTruths, type PairCase } from "../../judge/truth";
import { PROSE_CASES, RICH_CASES, SHORT_CASES, type SiteCase } from "../site-briefs";

const FOLDER = "tests/cases/pairs";

/** The briefs of an outside review, with what is true in them. */
const reviewBriefs = readPairCases(`${FOLDER}/review-briefs.json`);

/** Every brief whose true pairs we know. */
export const PAIR_CASES: PairCase[] = [
  ...reviewBriefs,
  ...withTruths(RICH_CASES, "rich-briefs"),
  ...withTruths(PROSE_CASES, "prose-briefs"),
  ...withTruths(SHORT_CASES, "short-briefs"),
];

function withTruths(cases: readonly SiteCase[], file: string): PairCase[] {
  const truths = readTruths(`${FOLDER}/${file}.json`);
  return cases.map(({ name, brief }) => ({ id: name, brief, ...truths[name]! }));
}
