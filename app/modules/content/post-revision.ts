import { contentHash } from "../storage/content-hash";

interface Edited {
  title: string;
  content: string;
  excerpt: string | null;
  deploymentId: number | null;
  categoryId: number | null;
}

/**
 * Names a state of what can be edited of a post, so that a save can say which state it was made of. Publishing a post
 * changes none of it.
 */
export const postRevision = ({ title, content, excerpt, deploymentId, categoryId }: Edited) =>
  contentHash(JSON.stringify([title, content, excerpt, deploymentId, categoryId]));
