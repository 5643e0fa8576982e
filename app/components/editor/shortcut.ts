export type Shortcut = "undo" | "redo" | "save";

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** What a key press asks of the editor: Ctrl or Cmd with Z, Shift+Z, Y or S; null for all others. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Shortcut | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  if (shiftKey) return null;
  if (letter === "y" && ctrlKey) return "redo";
  return letter === "s" ? "save" : null;
}
