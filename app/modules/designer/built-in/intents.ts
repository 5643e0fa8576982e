import { explainLimits } from "./beyond";
import { changeAddress } from "./facts/change-address";
import { changeFigure } from "./facts/change-figures";
import { changeLinks } from "./facts/change-links";
import { changeContact } from "./facts/contact-details";
import { changeHours } from "./facts/hours/change-hours";
import { changePrices } from "./facts/prices/change-prices";
import { changeForm } from "./form/change-form";
import { changeImages } from "./images/change-images";
import { changeLook } from "./looks/change-look";
import type { Intent } from "./outcome";
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
  explainLimits, fillPlaceholder, changeBusinessName, changeName, changeLinks, changeContact, changeHours, changeForm, changePrices, changeAddress, renameSection, changeSections,
  changeImages, replaceText, changeLook, addText, removeText, changeText, changeFigure,
];
