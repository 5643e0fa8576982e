import type { JobHelpers, Task } from "graphile-worker";
import { catalogue, type TaskName, type TaskPayload } from "~/jobs/catalogue";

/** What a task may want to know of the job that it does. */
interface TaskContext {
  /** Nothing will try again after this attempt. */
  isLastAttempt: boolean;
  /** Aborts when the process cannot wait any longer for its jobs. */
  signal: AbortSignal;
}

type Run<Name extends TaskName> = (payload: TaskPayload<Name>, context: TaskContext) => Promise<unknown>;

/** A function for each task of the catalogue. */
export type Runs = { [Name in TaskName]: Run<Name> };

/** A task of the catalogue: its payload, unknown until now, is parsed with the catalogue's schema. */
export function task<Name extends TaskName>(name: Name, run: Run<Name>): Task {
  return async (payload: unknown, { job, abortSignal }: JobHelpers) => {
    const parsed = catalogue[name].payload.parse(payload) as TaskPayload<Name>;
    const signal = (abortSignal as AbortSignal | undefined) ?? new AbortController().signal;
    await run(parsed, { isLastAttempt: job.attempts >= job.max_attempts, signal });
  };
}

/** The tasks that these functions do, by name. */
export function toTasks(runs: Runs): Record<TaskName, Task> {
  const entry = <Name extends TaskName>(name: Name) => [name, task(name, runs[name])] as const;
  return Object.fromEntries((Object.keys(catalogue) as TaskName[]).map(entry)) as Record<TaskName, Task>;
}
