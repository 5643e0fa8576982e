import type { Operation } from "./operation";
import { addText } from "./text/add-text";
import { deleteLine } from "./text/delete-line";
import { deleteWords } from "./text/delete-words";
import { fillPlaceholder } from "./text/fill-placeholder";
import { replaceWords } from "./text/replace-words";
import { setText } from "./text/set-text";
import { renameBusiness } from "./facts/rename-business";
import { setAddress } from "./facts/set-address";
import { setEmail } from "./facts/set-email";
import { setFigure } from "./facts/set-figure";
import { setHours } from "./facts/set-hours";
import { setPhone } from "./facts/set-phone";
import { changePricesBy, setPrice } from "./facts/set-price";
import { addFormField } from "./form/add-form-field";
import { addOption } from "./form/add-option";
import { requireControl } from "./form/require-control";
import { setControl } from "./form/set-control";
import { addField, moveField, removeField, renameField, requireField } from "./form/change-fields";
import { addForm, setFormText } from "./form/set-form-text";
import { setAlt } from "./head/set-alt";
import { setDescription } from "./head/set-description";
import { setFavicon } from "./head/set-favicon";
import { setLanguage } from "./head/set-language";
import { setSharePicture, setShareText } from "./head/set-share";
import { setTitle } from "./head/set-title";
import { addBanner } from "./structure/add-banner";
import { addButton } from "./structure/add-button";
import { addItem } from "./structure/add-item";
import { addNavEntry } from "./structure/add-nav-entry";
import { addSection } from "./structure/add-section";
import { addSocialLink } from "./structure/add-social-link";
import { copy } from "./structure/copy";
import { move } from "./structure/move";
import { order } from "./structure/order";
import { remove } from "./structure/remove";
import { renameSection } from "./structure/rename-section";
import { setHidden } from "./structure/set-hidden";
import { setLink, unlink } from "./structure/set-link";
import { swap } from "./structure/swap";
import { align } from "./style/align";
import { highlight } from "./style/highlight";
import { layOut } from "./style/lay-out";
import { putSides } from "./style/put-sides";
import { replaceColour } from "./style/replace-colour";
import { resize } from "./style/resize";
import { scaleRoom, scaleText } from "./style/scale-steps";
import { setBrandColour } from "./style/set-brand-colour";
import { setColour } from "./style/set-colour";
import { setEdge } from "./style/set-edge";
import { setFont, setSiteFont } from "./style/set-font";
import { setGradient } from "./style/set-gradient";
import { setLine } from "./style/set-line";
import { setMeasure } from "./style/set-measure";
import { setMode } from "./style/set-mode";
import { setSpace } from "./style/set-space";
import { setTextStyle } from "./style/set-text-style";
import { setVisibility } from "./style/set-visibility";
import { shade } from "./style/shade";
import { stick } from "./style/stick";
import { stripe } from "./style/stripe";

/** Everything that can be done to a website, by name. */
export const CATALOGUE: ReadonlyMap<string, Operation<never>> = new Map(
  [
    ...[addText, deleteLine, deleteWords, fillPlaceholder, replaceWords, setText],
    ...[renameBusiness, setAddress, setEmail, setFigure, setHours, setPhone, setPrice, changePricesBy],
    ...[
      addField,
      addFormField,
      addOption,
      removeField,
      renameField,
      requireField,
      requireControl,
      setControl,
      moveField,
      setFormText,
      addForm,
    ],
    ...[setAlt, setDescription, setFavicon, setLanguage, setShareText, setSharePicture, setTitle],
    ...[
      addBanner,
      addButton,
      addItem,
      addNavEntry,
      addSection,
      addSocialLink,
      copy,
      move,
      order,
      remove,
      renameSection,
      setHidden,
      setLink,
      unlink,
      swap,
    ],
    ...[
      align,
      highlight,
      layOut,
      putSides,
      replaceColour,
      resize,
      scaleText,
      scaleRoom,
      setBrandColour,
      setColour,
      setEdge,
      setFont,
      setSiteFont,
      setGradient,
      setLine,
      setMeasure,
      setMode,
      setSpace,
      setTextStyle,
      setVisibility,
      shade,
      stick,
      stripe,
    ],
  ].map((operation) => [operation.name, operation as unknown as Operation<never>]),
);
