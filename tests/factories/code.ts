import type { WebsiteCode } from "~/modules/site/website-code";

/** A website's code of which only this part matters. */
export const codeOf = (part: Partial<WebsiteCode>): WebsiteCode => ({ html: "", css: "", javascript: "", ...part });
