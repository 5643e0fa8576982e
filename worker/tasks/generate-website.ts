import { runGeneration } from "~/modules/generation/run-generation.server";
import { task } from "../task";

export const generateWebsite = task("generate_website", ({ runId }, context) => runGeneration({ runId, ...context }));
