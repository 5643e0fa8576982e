import { setTimeout as pause } from "node:timers/promises";
import type { ModelOptions } from "~/integrations/models/model";
import { log } from "~/lib/log.server";
import { draftText } from "./draft-text";
import { writeDraft, type RunAttempt } from "./run-attempt.server";

/** Between two states of a draft, in milliseconds: quick enough to be read along. */
const PAUSE_MS = 200;

/** Shows those who watch a run what its designer writes: the first words at once, then at most five times a second. */
export function draftWriter(attempt: RunAttempt): Required<Pick<ModelOptions, "onText" | "onRestart">> {
  let heard = "";
  let shown = "";
  let isBusy = false;
  let isBehind = false;
  const show = async () => {
    const draft = draftText(heard);
    if (draft && draft !== shown) await writeDraft(attempt, (shown = draft));
    if (shown) await pause(PAUSE_MS);
  };
  const follow = async () => {
    isBehind = isBusy;
    if (isBusy) return;
    isBusy = true;
    // Only for show: the run itself goes on.
    await show().catch((error: unknown) => log.warn(`could not show the draft of run ${attempt.runId}`, error));
    isBusy = false;
    if (isBehind) void follow();
  };
  return {
    onText(piece) {
      heard += piece;
      void follow();
    },
    // What is shown stays until there are words again.
    onRestart: () => void (heard = ""),
  };
}
