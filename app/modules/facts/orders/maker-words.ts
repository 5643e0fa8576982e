import { NORTHERN_MAKER_WORDS } from "./maker-words-north";
import { SOUTHERN_MAKER_WORDS } from "./maker-words-south";

/** What owners write to the maker of their website, by language. */
export const MAKER_WORDS = { ...NORTHERN_MAKER_WORDS, ...SOUTHERN_MAKER_WORDS };
