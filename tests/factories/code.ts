import type { GeneratedCode } from "~/modules/site/generated-code";

/** A website's code of which only this part matters. */
export const codeOf = (part: Partial<GeneratedCode>): GeneratedCode => ({ html: "", css: "", javascript: "", ...part });
