import { lazyClassifier } from "../../../language/classifier/classifier";
import type { Word } from "../../understanding/word";
import type { Intent } from "./intents";
import { featuresOfRequest } from "./features-of-request";
import weights from "./weights.json" with { type: "json" };

const classify = lazyClassifier<Intent>(weights);

/** What a message may ask for, the likeliest first: as phrasings with the same words did (`npm run train:intents`). */
export function intentsOf(words: readonly Word[]): { intent: Intent; likelihood: number }[] {
  return classify("", featuresOfRequest(words)).map(({ label, likelihood }) => ({ intent: label, likelihood }));
}
