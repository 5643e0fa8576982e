import { lazyClassifier, type Classifier } from "../../language/classifier/classifier";
import clauseWeights from "./clauses-beside.json" with { type: "json" };
import sentenceWeights from "./sentences-beside.json" with { type: "json" };
import type { Stretch } from "./stretch";

/**
 * What words beside rows of hours are: a part of the rows that nobody read, the words that only carry them ("come and see
 * us"), a remark that changes no row, a change of some weeks, hours of something else, or talk.
 */
export type Beside = "rows" | "carry" | "note" | "change" | "other" | "talk";

/** How likely it must be that words change no row (docs/decisions/0117). */
const SURE = { plain: 0.7, ofDays: 0.8, name: 0.85 };
const SURE_SENTENCE = { plain: 0.9, withTimes: 0.96 };

/** Whether a clause that is left over beside rows surely changes none of them. */
export function changesNoRow(stretch: Stretch): boolean {
  if (stretch.changesTimes) return false;
  const { isName, isOfDays, touches } = stretch;
  const sure = isName ? SURE.name : isOfDays ? SURE.ofDays : SURE.plain;
  // Hours of something else that touch a row may be those of the row.
  const harmless: Beside[] = touches ? ["note", "talk", "carry"] : ["note", "talk", "carry", "other"];
  return likelihoodOf(clauses, stretch, harmless) > sure;
}

/** Whether a sentence of its own surely leaves the rows of other sentences as they are. */
export const leavesRows = (stretch: Stretch): boolean =>
  likelihoodOf(sentences, stretch, ["note", "talk", "other"]) >
  (stretch.changesTimes ? SURE_SENTENCE.withTimes : SURE_SENTENCE.plain);

function likelihoodOf(classify: Classifier<Beside>, { text, found }: Stretch, labels: readonly Beside[]): number {
  return classify(text, found)
    .filter(({ label }) => labels.includes(label))
    .reduce((sum, { likelihood }) => sum + likelihood, 0);
}

const clauses = lazyClassifier<Beside>(clauseWeights);
const sentences = lazyClassifier<Beside>(sentenceWeights);
