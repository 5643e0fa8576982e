import type { WordTables } from "./reading/read-languages";
import type { WishWord } from "./wish-word";
import { NORTHERN_WISH_WORDS } from "./wish-words-north";
import { SOUTHERN_WISH_WORDS } from "./wish-words-south";

/** Words by kind in every language; of two kinds with one word the first counts. */
export const WISH_WORDS: WordTables<WishWord> = { ...NORTHERN_WISH_WORDS, ...SOUTHERN_WISH_WORDS };
