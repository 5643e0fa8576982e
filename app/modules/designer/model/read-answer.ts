import type { WebsiteCode } from "../../site/website-code";
import type { ChangeAnswer } from "../change-designer";
import { applyBlocks } from "./apply-blocks";
import { parseBlocks } from "./parse-blocks";
import type { Problem } from "./problem";

export type ReadAnswer = { ok: true; answer: ChangeAnswer } | { ok: false; problems: Problem[] };

/** What the text of a model's answer comes to: a change of the code, words only, or what is wrong with it. */
export function readAnswer(text: string, code: WebsiteCode): ReadAnswer {
  const parsed = parseBlocks(text);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  if (parsed.blocks.length === 0) return { ok: true, answer: { message: parsed.message, code: null } };
  const applied = applyBlocks(code, parsed.blocks);
  if (!applied.ok) return applied;
  return { ok: true, answer: { message: parsed.message || "Done.", code: applied.code } };
}

/** An answer whose reading reached a limit. */
export const CUT_SHORT: ReadAnswer = {
  ok: false,
  problems: [
    {
      reason: "cut-off",
      block: null,
      words: "The blocks could not be applied within the time that there is. Send fewer and smaller blocks.",
    },
  ],
};
