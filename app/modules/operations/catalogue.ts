import type { Operation } from "./operation";
import { renameBusiness } from "./facts/rename-business";
import { setAddress } from "./facts/set-address";
import { setEmail } from "./facts/set-email";
import { setFigure } from "./facts/set-figure";
import { setHours } from "./facts/set-hours";
import { setPhone } from "./facts/set-phone";
import { changePricesBy, setPrice } from "./facts/set-price";
import { addField, moveField, removeField, renameField, requireField } from "./form/change-fields";
import { addForm, setFormText } from "./form/set-form-text";
import { setAlt } from "./head/set-alt";
import { setDescription } from "./head/set-description";
import { setFavicon } from "./head/set-favicon";
import { setLanguage } from "./head/set-language";
import { setSharePicture, setShareText } from "./head/set-share";
import { setTitle } from "./head/set-title";
import { addText } from "./text/add-text";
import { deleteLine } from "./text/delete-line";
import { deleteWords } from "./text/delete-words";
import { fillPlaceholder } from "./text/fill-placeholder";
import { replaceWords } from "./text/replace-words";
import { setText } from "./text/set-text";

/** Everything that can be done to a website, by name. */
export const CATALOGUE: ReadonlyMap<string, Operation<never>> = new Map(
  [
    ...[setText, replaceWords, deleteWords, deleteLine, addText, fillPlaceholder],
    ...[setPrice, changePricesBy, setHours, setPhone, setEmail, setAddress, renameBusiness, setFigure],
    ...[addField, removeField, renameField, requireField, moveField, setFormText, addForm],
    ...[setTitle, setDescription, setShareText, setSharePicture, setFavicon, setAlt, setLanguage],
  ].map((operation) => [operation.name, operation as unknown as Operation<never>]),
);
