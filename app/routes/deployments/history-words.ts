import { SCREEN_LOCALE } from "~/lib/languages";
import { laggingWords } from "~/modules/publishing/lagging-words";
import type { Publication, SiteHistory } from "~/modules/publishing/read-history.server";

/** Its moments are dates with the page and texts when script reads them. */
export type ShownPublication = Omit<Publication, "createdAt" | "sourceAt"> & {
  createdAt: Date | string;
  sourceAt: Date | string | null;
};
export type ShownHistory = Omit<SiteHistory, "publications"> & { publications: ShownPublication[] };

const CHANGED: Record<string, string> = {
  posts: "posts",
  analytics: "Google Analytics",
  domain: "domain",
  "domain checked": "domain",
  pictures: "smaller pictures",
  privacy: "what the privacy page says",
  "pictures and links": "pictures and links",
  "title and description": "title and description",
  design: "design",
  behaviour: "behaviour",
};
/** What is said with its name: of a post, of a text in the website. */
const NAMED: Record<string, (name: string) => string> = {
  "post published": (title) => `post “${title}” published`,
  "post changed": (title) => `post “${title}” changed`,
  "post deleted": (title) => `post “${title}” deleted`,
  text: (text) => `text “${text}”`,
  "more texts": (count) => (count === "1" ? "one more text" : `${count} more texts`),
};

const list = new Intl.ListFormat(SCREEN_LOCALE);

/** What had changed, in the owner's words; nothing for what this version of the product does not know. */
function changeWords(change: string): string[] {
  if (Object.hasOwn(CHANGED, change)) return [CHANGED[change]!];
  const [, kind = "", name = ""] = /^([a-z ]+): (.*)$/s.exec(change) ?? [];
  return Object.hasOwn(NAMED, kind) ? [NAMED[kind]!(name)] : [];
}

/** Why a publication was made, in the owner's words; `sourceDay` says when what was brought back was first live. */
export function publicationWords(
  { kind, changes }: Pick<ShownPublication, "kind" | "changes">,
  sourceDay: string,
): string {
  if (kind === "deploy") return "Deployed";
  if (kind === "rollback") return `Brought back from ${sourceDay}`;
  const what = kind === "redeploy" ? "Redeployed" : "Updated";
  const named = changes.flatMap(changeWords);
  return named.length > 0 ? `${what}: ${list.format(named)}` : what;
}

/** What is to be said of how far the present state has come; null where all servers have it. */
export function reachWords({ live, lagging }: ShownHistory["renderers"]): string | null {
  if (live === 0) return "None of our servers for websites is running at the moment. It is live as soon as one starts.";
  return lagging.length > 0 ? laggingWords(lagging) : null;
}
