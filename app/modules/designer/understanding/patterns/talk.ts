import type { Pattern } from "../pattern";

/** Talk about what was done, and about what can be. */
export const TALK: readonly Pattern[] = [];
