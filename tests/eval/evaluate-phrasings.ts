import type { Model } from "~/integrations/models/model";
import { changeProblem } from "~/modules/designer/guard/change-problem";
import { answerWithModel } from "~/modules/designer/model/answer-with-model";
import { judgePhrasings, type Verdict } from "../cases/judge-phrasings";
import type { Phrasing } from "../cases/phrasings/phrasing";
import { countedModel, type Spent } from "./counted-model";

/**
 * Says what owners say to a model's designer, and looks at what it makes of it. What must not be done counts as nothing
 * done.
 */
export async function evaluatePhrasings(
  model: Model,
  phrasings: Phrasing[],
): Promise<{ verdicts: Verdict[]; spent: Spent }> {
  const counted = countedModel(model);
  const verdicts = await judgePhrasings(async (message, code) => {
    const answer = await answerWithModel(counted.model, { message, code, history: [] }, {});
    return answer.code && changeProblem(code, answer.code, message) === null ? answer.code : null;
  }, phrasings);
  return { verdicts, spent: counted.take() };
}
