import { setTimeout as pause } from "node:timers/promises";
import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { production } from "~/modules/generation/generate.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { runProcess } from "../../../worker/run-process";
import { task } from "../../../worker/task";
import { taskList } from "../../../worker/task-list";

/** A worker whose designer thinks for ten minutes, as a process that a test can end. */
const designer = {
  ...builtInDesigner,
  plan: (_: unknown, { signal }: { signal?: AbortSignal }) => pause(600_000, undefined, { signal }) as never,
};

await runProcess({
  ...taskList,
  generate_website: task("generate_website", ({ runId }, context) =>
    runGeneration({ runId, ...context }, { ...production, chooseDesigner: async () => ({ designer }) }),
  ),
});
