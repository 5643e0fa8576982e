import { describe } from "~/modules/markup/describe";
import type { NodeId } from "~/modules/markup/page";
import { setStyle } from "~/modules/markup/set-style";
import { useEditor } from "../editor-context";
import { useEditorControls } from "../editor-controls";
import { ColorInput } from "./color-input";
import { hexOf } from "./hex-of";
import { STYLE_CHOICES } from "./style-choices";
import { StyleSelect } from "./style-select";

/** The look of the selected element alone; what is left 'As designed' follows the design. */
export function SelectionStyle({ node }: { node: NodeId }) {
  const { page, apply } = useEditor();
  const { textColor } = useEditorControls();
  const { name, style } = describe(page, node);
  const change = (property: string, value: string | null) => {
    const edit = setStyle(page, node, { [property]: value }, "owner");
    if (edit) apply(edit);
  };
  return (
    <fieldset className="grid gap-3 border-l-2 border-signal bg-surface p-4">
      <legend className="contents font-semibold">Only this {name.toLowerCase()}</legend>
      <div className="grid grid-cols-2 gap-3">
        {STYLE_CHOICES.map((choice) => (
          <StyleSelect
            key={choice.property}
            {...choice}
            value={style[choice.property] ?? null}
            onChange={(value) => change(choice.property, value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ColorInput
          label="Text colour"
          color={textColor ?? hexOf(style.color) ?? "#000000"}
          onChange={(hex) => change("color", hex)}
        />
        {style.color ? (
          <button type="button" className="min-h-8 text-sm underline" onClick={() => change("color", null)}>
            As designed
          </button>
        ) : (
          <span className="text-sm text-muted">As designed</span>
        )}
      </div>
    </fieldset>
  );
}
