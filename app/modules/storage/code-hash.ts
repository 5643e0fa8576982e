import { textsOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { contentHash } from "./content-hash";

/**
 * The name of a state of code for good: websites, versions, reports and snapshots refer to it, and it is what browsers
 * hold as its ETag.
 */
export const codeHash = (code: WebsiteCode): string => contentHash(JSON.stringify(textsOf(code)));
