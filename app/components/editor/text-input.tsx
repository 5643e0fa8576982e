import { memo, useEffect, useId, useState, type KeyboardEvent } from "react";
import type { NodeId } from "~/modules/markup/page";
import type { Editor } from "./editor-context";
import type { EditorControls } from "./editor-controls";
import { EDITOR_FIELD } from "./use-shortcuts";

export type TextActions = Pick<Editor, "select" | "showText"> & Pick<EditorControls, "flush">;

interface TextInputProps extends TextActions {
  node: NodeId;
  label: string;
  /** As it stands in the website. */
  text: string;
  /** Its name in the form that is posted without script. */
  name?: string;
}

const visible = (text: string) => text.replace(/\s+/g, " ").trim();

/** A text of the website to be changed: the preview follows each letter, and brings it into sight on focus. */
export const TextInput = memo(function TextInput({ node, label, text, name, select, showText, flush }: TextInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  // What was typed stays as it was typed until the website says something else: an undo, a designer's change.
  useEffect(() => setDraft((typed) => (typed !== null && visible(typed) === text ? typed : null)), [text]);

  const leave = () => {
    flush();
    setDraft(null);
  };
  const keepOneLine = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    flush();
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="w-fit text-sm text-muted">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={1}
        value={draft ?? text}
        {...{ [EDITOR_FIELD]: "" }}
        onFocus={() => select(node)}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          showText(node, value);
        }}
        onBlur={leave}
        onKeyDown={keepOneLine}
        className="control field-sizing-content resize-none"
      />
    </div>
  );
});
