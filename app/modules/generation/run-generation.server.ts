import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import type { DesignerId } from "../site/designer";
import { draftWriter } from "./draft-writer.server";
import { failRun } from "./fail-run.server";
import { finishRun } from "./finish-run.server";
import { generate, production, type GenerationDependencies } from "./generate.server";
import { GenerationFailure } from "./generation-failure";
import { claimRun, onSuperseded, Superseded, writeSteps, type RunAttempt } from "./run-attempt.server";

interface Input {
  runId: number;
  /** Nothing will try again after this. */
  isLastAttempt: boolean;
  /** The process wants to end. */
  signal?: AbortSignal;
}

const UNEXPECTED = "Something went wrong on our side while your website was written. Please try again.";

/**
 * Does one attempt of a generation run. A run that has ended is left alone, so doing it again is harmless; results
 * are written in one transaction, and only while this attempt is the current one.
 * @throws whatever went wrong, when it is worth another attempt
 */
export async function runGeneration(input: Input, dependencies: GenerationDependencies = production): Promise<void> {
  const attempt = await claimRun(input.runId);
  if (!attempt) return;
  const cancel = new AbortController();
  const unwatch = onSuperseded(attempt, () => cancel.abort(new Superseded()));
  try {
    const signal = input.signal ? AbortSignal.any([cancel.signal, input.signal]) : cancel.signal;
    await finishRun(attempt, await generateFor(attempt, signal, dependencies));
  } catch (error) {
    if (error instanceof Superseded || cancel.signal.aborted) return;
    await onFailure(attempt, error, input);
  } finally {
    unwatch();
  }
}

async function generateFor(attempt: RunAttempt, signal: AbortSignal, dependencies: GenerationDependencies) {
  const select = {
    brief: true,
    wanted: true,
    website: { select: { id: true, ownerId: true, brief: true, url: true } },
  };
  const run = await db.generationRun.findUnique({ where: { id: attempt.runId }, select });
  const userId = run?.website.ownerId;
  if (!run || userId == null) throw new Superseded();
  const { id: websiteId, url } = run.website;
  // A check constraint keeps the column to these.
  const wanted = run.wanted as DesignerId | null;
  const order = {
    brief: run.brief ?? run.website.brief,
    url,
    run: { runId: attempt.runId, websiteId, userId, wanted },
  };
  return generate(
    { ...order, signal, onSteps: (steps) => writeSteps(attempt, steps), ...draftWriter(attempt) },
    dependencies,
  );
}

async function onFailure(attempt: RunAttempt, error: unknown, { isLastAttempt, signal }: Input): Promise<void> {
  if (error instanceof GenerationFailure) {
    log.warn(`generation run ${attempt.runId} failed`, error);
    return failRun(attempt, error.message);
  }
  // Being asked to end says nothing about the generation.
  if (isLastAttempt && !signal?.aborted) await failRun(attempt, UNEXPECTED);
  throw error;
}
