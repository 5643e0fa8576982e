import { log } from "~/lib/log.server";
import { readHistory, type SiteHistory } from "~/modules/publishing/read-history.server";

/**
 * The history that the address asks for (`?dialog=history-7`, `?dialog=bring-back-7-123`); null for none. Script reads
 * it by itself.
 */
export async function loadAskedHistory(actor: { userId: number }, request: Request): Promise<SiteHistory | null> {
  const asked = /^(?:history|bring-back)-(\d{1,9})/.exec(new URL(request.url).searchParams.get("dialog") ?? "")?.[1];
  if (!asked) return null;
  return readHistory({ actor, deploymentId: Number(asked) }).catch((error: unknown) => {
    log.warn("a history could not be read with its page", error);
    return null;
  });
}
