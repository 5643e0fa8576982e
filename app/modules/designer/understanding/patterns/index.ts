import type { Pattern } from "../pattern";
import { CONTACTS } from "./contacts";
import { FIGURES } from "./figures";
import { FIELD_NAMES, FORMS } from "./forms";
import { HEAD } from "./head";
import { HOURS } from "./hours";
import { PRICES } from "./prices";
import { TOLD_HEAD } from "./told-head";
import { TOLD_PRICES } from "./told-prices";
import { WORDS } from "./words";
import { STYLES } from "./style";
import { ADD_ITEMS } from "./add-items";
import { ADD_SECTIONS } from "./add-sections";
import { STRUCTURE } from "./structure";
import { TAKING_BACK } from "./taking-back";
import { TALK } from "./talk";
import { TEXTS } from "./texts";

/** Facts have words of their own; what is left is about texts. */
const FACTS = [
  ...TOLD_HEAD,
  ...HOURS,
  ...CONTACTS,
  ...TOLD_PRICES,
  ...PRICES,
  ...FIGURES,
  ...HEAD,
  ...FORMS,
  ...FIELD_NAMES,
  ...WORDS,
];

/** All ways in which owners ask for something. Where several account for all words alike, the first is taken. */
export const PATTERNS: readonly Pattern[] = [
  ...TAKING_BACK,
  ...TALK,
  ...ADD_SECTIONS,
  ...FACTS,
  ...STRUCTURE,
  ...ADD_ITEMS,
  ...TEXTS,
  ...STYLES,
];
