import { readPairCases, type PairCase } from "../../judge/truth";

const FOLDER = "tests/cases/pairs";

/** The briefs of an outside review, with what is true in them. */
const reviewBriefs = readPairCases(`${FOLDER}/review-briefs.json`);

/** Every brief whose true pairs we know. */
export const PAIR_CASES: PairCase[] = [...reviewBriefs];
