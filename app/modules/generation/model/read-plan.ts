import { Allow, parse } from "partial-json";
import { z } from "zod";
import type { ModelAnswer } from "~/integrations/models/model";
import { modelPlan, modelSection, type ModelPlan } from "./model-plan";

export type Read<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** Problems that a model is told; the first ones show what it got wrong. */
const MOST_PROBLEMS = 8;

const FENCE = "```";

/** Reads a model's answer as JSON of a type, with or without a fence around it; else says what is wrong with it. */
export function readJson<T>(text: string, type: z.ZodType<T>): Read<T> {
  let value: unknown;
  try {
    value = JSON.parse(unfenced(text));
  } catch (error) {
    return { ok: false, problems: [text.trim() ? `It is not JSON: ${(error as Error).message}` : "It is empty."] };
  }
  const read = type.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  return {
    ok: false,
    problems: read.error.issues
      .slice(0, MOST_PROBLEMS)
      .map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`),
  };
}

/** A whole answer without the fence that stands around it, if one does. */
function unfenced(text: string): string {
  const answer = text.trim();
  const opening = /^```(?:json)?\s*\n/.exec(answer)?.[0];
  return opening && answer.slice(opening.length).endsWith(FENCE) ? answer.slice(opening.length, -FENCE.length) : text;
}

/** Reads a website that a model wrote. Of an answer that was cut off at its limit, what was finished counts. */
export function readPlan({ text, end }: Pick<ModelAnswer, "text" | "end">): Read<ModelPlan> {
  const whole = readJson(text, modelPlan);
  return whole.ok || end !== "cut-off" ? whole : (finishedOf(text) ?? whole);
}

const finished = z.object({
  ...modelPlan.shape,
  language: z.string().catch(""),
  meta: modelPlan.shape.meta.catch({ title: "", description: "" }),
  actions: modelPlan.shape.actions.catch({ primary: "", secondary: "" }),
  sections: z.array(z.unknown()).min(1),
  css: z.string().catch(""),
});

/** What is whole in an answer that ends in the middle: at least the first screen and a section. */
function finishedOf(text: string): Read<ModelPlan> | undefined {
  try {
    // Without Allow.STR a text that breaks off is no text: half a sentence says something else.
    const read = finished.parse(parse(text.replace(/^\s*```(?:json)?\s*\n/, ""), Allow.ARR | Allow.OBJ));
    const sections = read.sections.flatMap((section) => modelSection.safeParse(section).data ?? []);
    return sections.length > 0 ? { ok: true, value: { ...read, sections } } : undefined;
  } catch {
    return undefined;
  }
}
