/** Why a snapshot was published: the owner's first deployment, a later one, one brought back; or what stands beside the code changed. */
export const SNAPSHOT_KINDS = ["deploy", "redeploy", "rollback", "content"] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];

/** What a site shows beside its code and is made anew for. */
export const SITE_CHANGES = ["posts", "analytics", "domain", "pictures"] as const;
export type SiteChange = (typeof SITE_CHANGES)[number];

/** What the history says of a publication. */
export interface Occasion {
  kind: SnapshotKind;
  /** What had changed beside the code since the publication before. */
  changes?: string[];
  /** Of one that was brought back: when it was first live. */
  sourceAt?: Date;
}

/** So many of a site's publications are listed and can be brought back. */
export const SNAPSHOTS_LISTED = 20;
