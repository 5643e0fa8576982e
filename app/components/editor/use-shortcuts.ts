import { useCallback, useEffect } from "react";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { shortcutOf, type Shortcut } from "./shortcut";

/** Marks the fields whose text is the website's own, so that undo is the editor's there. */
export const EDITOR_FIELD = "data-editor-field";

/** Undo, redo and save by key. @returns what does them, for keys pressed inside the preview */
export function useShortcuts() {
  const { save } = useEditor();
  const { undo, redo, isTyping } = useEditorControls();

  const run = useCallback(
    (shortcut: Shortcut) => {
      if (shortcut === "undo") undo();
      else if (shortcut === "redo") redo();
      else void save();
    },
    [undo, redo, save],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut || document.querySelector("dialog:modal")) return;
      if (shortcut !== "save" && undoesItself(event.target, isTyping)) return;
      event.preventDefault();
      run(shortcut);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [run, isTyping]);
  return run;
}

/**
 * Whether the browser's undo of a text field comes first: always in other fields, in the website's while they are typed
 * in.
 */
function undoesItself(target: EventTarget | null, isTyping: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.matches("textarea, input:not([type=checkbox], [type=radio], [type=color], [type=file])");
  return isText && (isTyping || !target.hasAttribute(EDITOR_FIELD));
}
