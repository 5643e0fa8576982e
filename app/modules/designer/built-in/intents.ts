import { explainLimits } from "./explain-limits";
import { changePrices } from "./details/prices/change-prices";
import { changeForm } from "./form/change-form";
import { changeFigure } from "./details/change-figures";
import { addText } from "./texts/add-text";
import { removeText } from "./texts/remove-text";
import { changeText } from "./texts/change-text";
import { changeName } from "./texts/change-names";
import { changeLinks } from "./details/change-links";
import { changeImages } from "./images/change-images";
import type { Intent } from "../../operations/outcome";
import { changeSections } from "./sections/change-sections";
import { renameSection } from "./sections/rename-section";

/** Everything that a request may be. The narrower a family's wordings, the earlier it is asked. */
export const INTENTS: readonly Intent[] = [
  explainLimits,
  changeName,
  changeLinks,
  changeForm,
  changePrices,
  renameSection,
  changeSections,
  changeImages,
  addText,
  removeText,
  changeText,
  changeFigure,
];
