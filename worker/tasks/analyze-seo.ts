import { analyzeSeo } from "~/modules/seo/analyze-seo.server";
import { task } from "../task";

export const analyzeSeoTask = task("analyze_seo", ({ analysisId }, context) => analyzeSeo({ analysisId, ...context }));
