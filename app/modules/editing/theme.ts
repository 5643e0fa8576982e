/** Colour and font of a whole website, whoever wrote it. */
export { PRESET_COLORS } from "../site/choices";
export { readPrimaryColor, setMode, setPrimaryColor } from "./primary-color";
export { EDITOR_FONTS, SITE_FONTS, type EditorFont } from "./editor-fonts";
export { isInOwnFaces, readFont, readOwnFont, setFont, setOwnFont } from "./set-font";
