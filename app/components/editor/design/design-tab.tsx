import { useMemo } from "react";
import {
  EDITOR_FONTS,
  PRESET_COLORS,
  readFont,
  readPrimaryColor,
  setFont,
  setPrimaryColor,
} from "~/modules/editing/theme";
import { useEditor } from "../editor-context";
import { PlainForm } from "../plain-form";
import { FontChoice } from "./font-choice";
import { PrimaryColor } from "./primary-color";
import { SelectionStyle } from "./selection-style";

/** Colour and font of the whole website, and the look of what is selected. */
export function DesignTab() {
  const { code, apply, selection } = useEditor();
  const color = useMemo(() => readPrimaryColor(code), [code]);
  const font = useMemo(() => readFont(code), [code]);
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
      <FontChoice font={font} fonts={EDITOR_FONTS} onChange={(name) => change(setFont(code, name, "owner"))} />
    </PlainForm>
  );
}
