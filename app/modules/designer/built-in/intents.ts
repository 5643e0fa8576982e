import { explainLimits } from "./explain-limits";
import { changeFigure } from "./details/change-figures";
import { changeLinks } from "./details/change-links";
import { changePrices } from "./details/prices/change-prices";
import { changeForm } from "./form/change-form";
import { changeImages } from "./images/change-images";
import { changeStyle } from "./styles/change-style";
import type { Intent } from "../../operations/outcome";
import { changeSections } from "./sections/change-sections";
import { renameSection } from "./sections/rename-section";
import { addText } from "./texts/add-text";
import { fillPlaceholder } from "./texts/fill-placeholder";
import { changeBusinessName, changeName } from "./texts/change-names";
import { changeText } from "./texts/change-text";
import { removeText } from "./texts/remove-text";
import { replaceText } from "./texts/replace-words";

/** Everything that a request may be. The narrower a family's wordings, the earlier it is asked. */
export const INTENTS: readonly Intent[] = [
  explainLimits,
  fillPlaceholder,
  changeBusinessName,
  changeName,
  changeLinks,
  changeForm,
  changePrices,
  renameSection,
  changeSections,
  changeImages,
  replaceText,
  changeStyle,
  addText,
  removeText,
  changeText,
  changeFigure,
];
