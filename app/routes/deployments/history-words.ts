import { laggingWords } from "~/modules/publishing/lagging-words";
import type { SiteChange } from "~/modules/publishing/occasion";
import type { Publication, SiteHistory } from "~/modules/publishing/read-history.server";

/** Its moments are dates with the page and texts when script reads them. */
export type ShownPublication = Omit<Publication, "createdAt" | "sourceAt"> & { createdAt: Date | string; sourceAt: Date | string | null };
export type ShownHistory = Omit<SiteHistory, "publications"> & { publications: ShownPublication[] };

const CHANGED: Record<SiteChange, string> = {
  posts: "posts",
  analytics: "Google Analytics",
  domain: "domain",
  pictures: "smaller pictures",
};

const list = new Intl.ListFormat("en-US");

/** Why a publication was made, in the owner's words; `sourceDay` says when what was brought back was first live. */
export function publicationWords({ kind, changes }: Pick<ShownPublication, "kind" | "changes">, sourceDay: string): string {
  if (kind === "deploy") return "First deployed";
  if (kind === "redeploy") return "Redeployed";
  if (kind === "rollback") return `Brought back from ${sourceDay}`;
  const named = changes.flatMap((change) => (Object.hasOwn(CHANGED, change) ? [CHANGED[change as SiteChange]] : []));
  return named.length > 0 ? `Updated: ${list.format(named)}` : "Updated";
}

/** How far the present state has come: 'Live on 2 of 2 renderers.' */
export function reachWords({ live, lagging }: ShownHistory["renderers"]): string {
  if (live === 0) return "No renderer is running at the moment. It is live as soon as one starts.";
  const reached = `Live on ${live - lagging.length} of ${live} ${live === 1 ? "renderer" : "renderers"}.`;
  return lagging.length > 0 ? `${reached} ${laggingWords(lagging)}` : reached;
}
