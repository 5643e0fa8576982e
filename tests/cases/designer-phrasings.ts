import { colourPhrasings } from "./phrasings/colours";
import { factPhrasings } from "./phrasings/facts";
import { imageAndFormPhrasings } from "./phrasings/images-and-forms";
import { lookPhrasings } from "./phrasings/looks";
import type { Phrasing } from "./phrasings/phrasing";
import { refusalPhrasings } from "./phrasings/refusals";
import { sectionPhrasings } from "./phrasings/sections";
import { textPhrasings } from "./phrasings/texts";

/** What owners say to the AI designer, with what must be so afterwards. `judge-phrasings.ts` judges an interpreter by them. */
export const PHRASINGS: Phrasing[] = [
  ...textPhrasings,
  ...colourPhrasings,
  ...lookPhrasings,
  ...sectionPhrasings,
  ...factPhrasings,
  ...imageAndFormPhrasings,
  ...refusalPhrasings,
];
