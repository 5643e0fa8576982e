/**
 * Why a snapshot was published: the owner's first deployment, a later one, one brought back; or what stands beside the
 * code changed.
 */
export type SnapshotKind = "deploy" | "redeploy" | "rollback" | "content";

/** What can be done with a post. */
export type PostChange = "published" | "changed" | "deleted";

/** What a site shows beside its code and is made anew for; of a post, what was done with which. */
export type SiteChange =
  | "posts"
  | "analytics"
  | "domain"
  | "domain checked"
  | "pictures"
  | "privacy"
  | "title and description"
  | `post ${PostChange}: ${string}`;

/** What Plinth changes by itself. */
const OURS: readonly string[] = ["pictures", "domain checked", "privacy"] satisfies SiteChange[];

export type PublicationAuthor = "owner" | "plinth";

/** Who caused a publication: it is Plinth's where nobody did anything. */
export function authorOf({ kind, changes = [] }: Occasion): PublicationAuthor {
  return kind === "content" && changes.every((change) => OURS.includes(change)) ? "plinth" : "owner";
}

/** What the history says of a publication. */
export interface Occasion {
  kind: SnapshotKind;
  /** What had changed since the publication before: `SiteChange`s, and for a redeploy what `codeChanges` says. */
  changes?: string[];
  /** Of one that was brought back: when it was first live. */
  sourceAt?: Date;
}

/**
 * So many of a site's publications are kept, listed and can be brought back: of those by its owner, and as many by
 * Plinth.
 */
export const SNAPSHOTS_LISTED = 20;
