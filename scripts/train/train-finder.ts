import { writeFileSync } from "node:fs";
import { meantChoices, type MeantChoice } from "./meant-choices";
import { trainRanker } from "./train-ranker";

/**
 * npm run train:finder [-- --hold]: trains what on a page words mean on `tests/edit-benchmark/meant.jsonl`, and writes
 * the weights; with `--hold` it says instead how often that is found on each page by what was learned on the others.
 */
const TO = new URL("../../app/modules/designer/finding/weights.json", import.meta.url);

const { phrases, messages } = meantChoices();
if (process.argv.includes("--hold")) hold();
else writeFileSync(TO, `${JSON.stringify(trainRanker([...phrases, ...messages]), null, 1)}\n`);

function hold(): void {
  const pages = new Set(phrases.map(({ page }) => page));
  const weights = new Map(
    [...pages].map((page) => [page, trainRanker([...phrases, ...messages].filter((each) => each.page !== page))]),
  );
  for (const [name, choices] of Object.entries({ phrases, messages })) {
    const among = choices.map((choice) => ranksOf(choice, weights.get(choice.page)!));
    for (const [how, rank] of [["of all things", "all"] as const, ["of things of its kind", "kind"] as const])
      console.log(
        `${name}, ${how}: ${[1, 3].map((most) => `${among.filter((each) => each[rank] < most).length} among ${most}`).join(", ")} of ${choices.length}`,
      );
  }
}

/** How many things are put before the first right one; and how many that are of the kind of one that is right. */
function ranksOf({ features, right, kinds }: MeantChoice, weights: Record<string, number>) {
  const scores = features.map((each) =>
    Object.entries(each).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0),
  );
  const order = scores.map((_, at) => at).toSorted((one, other) => scores[other]! - scores[one]!);
  const meant = new Set(kinds.filter((_, at) => right[at]));
  const rank = (some: readonly number[]) => {
    const at = some.findIndex((each) => right[each]);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  return { all: rank(order), kind: rank(order.filter((at) => meant.has(kinds[at]!))) };
}
