import { useMemo } from "react";
import {
  EDITOR_FONTS,
  isInOwnFaces,
  PRESET_COLORS,
  readFont,
  readOwnFont,
  readPrimaryColor,
  SITE_FONTS,
  setFont,
  setOwnFont,
  setPrimaryColor,
} from "~/modules/editing/theme";
import { useEditor } from "../editor-context";
import { useEditorControls } from "../editor-controls";
import { PlainForm } from "../plain-form";
import { FontChoice, OWN_FONT } from "./font-choice";
import { PrimaryColor } from "./primary-color";
import { SelectionStyle } from "./selection-style";

/** Colour and font of the whole website, and the look of what is selected. */
export function DesignTab() {
  const { code, apply, selection } = useEditor();
  const color = useMemo(() => readPrimaryColor(code), [code]);
  const font = useMemo(() => readFont(code), [code]);
  // One that was chosen for this website, and is none of the editor's, can be chosen again.
  const chosen = useEditorControls().website.choices.fontFamily;
  const own = useMemo(() => readOwnFont(code), [code]);
  const fonts = SITE_FONTS.filter((name) => [...EDITOR_FONTS, chosen, font, own?.font].includes(name));
  const isOwn = isInOwnFaces(code);
  const change = (edit: ReturnType<typeof setFont>) => {
    if (edit) apply(edit);
  };
  return (
    <PlainForm intent="edit-design">
      {selection === null ? null : <SelectionStyle key={selection} node={selection} />}
      <PrimaryColor
        color={color}
        presets={PRESET_COLORS}
        onChange={(hex) => change(setPrimaryColor(code, hex, "owner"))}
      />
      <FontChoice
        font={isOwn ? OWN_FONT : font}
        fonts={fonts}
        own={own?.headings ? `${own.headings} and ${own.font}` : null}
        onChange={(name) => change(name === OWN_FONT ? setOwnFont(code, "owner") : setFont(code, name, "owner"))}
      />
    </PlainForm>
  );
}
