import type { Pattern } from "../pattern";
import { TAKING_BACK } from "./taking-back";
import { TALK } from "./talk";
import { TEXTS } from "./texts";

/** All ways in which owners ask for something. Where several account for all words alike, the first is taken. */
export const PATTERNS: readonly Pattern[] = [...TAKING_BACK, ...TALK, ...TEXTS];
