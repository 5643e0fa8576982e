import { sameCode } from "../site/code-parts";
import { saveWebsiteCode } from "../website-record/save-website-code.server";
import { fixCode } from "./check-code.server";
import { readSaved, type ReportInput } from "./read-report.server";
import { readSiteContext } from "./site-context.server";

/**
 * Fixes by rule what can be fixed of a website as it is saved; what was there is kept as a version. @returns how many
 * findings are gone @throws NotFoundError when the actor has no such website, ConflictError while it has no code,
 * PoolBusyError, StaleRevisionError when it was saved elsewhere meanwhile
 */
export async function mendWebsite({ actor, websiteId }: ReportInput): Promise<number> {
  const saved = await readSaved({ actor, websiteId });
  const { code, findings } = await fixCode(actor.userId, saved.code, await readSiteContext(websiteId));
  if (sameCode(code, saved.code)) return 0;
  await saveWebsiteCode({ actor, websiteId, code, ifMatch: [saved.codeHash] });
  return findings.filter(({ mended }) => mended).length;
}
