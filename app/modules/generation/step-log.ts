import type { RunStep } from "../site/run-step";

/** Names of the steps, as the owner sees them. */
export const STEPS = {
  brief: "Reading your brief",
  reference: "Looking at your reference website",
  plan: "Planning the pages",
  write: "Writing the website",
  check: "Checking the result",
  mend: "Mending what the checks found",
} as const;
export type StepName = (typeof STEPS)[keyof typeof STEPS];

/** The steps so far, with the running one ended and the next begun. Pure. */
export function beginStep(steps: readonly RunStep[], name: StepName, at: number): RunStep[] {
  return [...endStep(steps, "done", at), { name, state: "running", at }];
}

/** The steps with the running one ended in a state, for a reason that the owner may want to know. Pure. */
export function endStep(steps: readonly RunStep[], state: RunStep["state"], at: number, note?: string): RunStep[] {
  const ending = (step: RunStep): RunStep => ({ ...step, state, at, ...(note ? { note } : {}) });
  return steps.map((step) => (step.state === "running" ? ending(step) : step));
}
