import type { FrameKey } from "../frame-protocol";
import { bringIntoView, type FrameState } from "./frame-state";

type Act = () => void;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys go from text to text, Enter edits the one that is selected, Delete takes away a place that is yet to be
 * filled in, Escape lets go. While a text is edited
 * Enter ends that, Escape takes it back, and undo is the browser's own.
 */
export function followKeys(state: FrameState): void {
  const hear = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const act = state.editing.element ? whileEditing(event, state) : whileSelecting(event, state);
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", hear, { capture: true });
}

function whileEditing(event: KeyboardEvent, state: FrameState): Act | undefined {
  const { editing } = state;
  if (editorKey(event) === "save") {
    return () => {
      editing.end();
      state.press("save");
    };
  }
  // A line break would be markup, which a text has none of.
  if (event.key === "Enter") return () => (event.shiftKey ? undefined : editing.end());
  if (event.key === "Escape") return () => editing.end({ keep: false });
  // In a button it would press and not type.
  if (event.key === " " && editing.element?.closest("button, summary")) return () => editing.type(" ");
  if (event.key === "Tab") editing.end();
  return undefined;
}

function whileSelecting(event: KeyboardEvent, state: FrameState): Act | undefined {
  const key = editorKey(event);
  if (key) return () => state.press(key);
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const step = STEPS[event.key];
  if (step) return () => goToText(state, step);
  const selected = state.selectedElement;
  if (!selected) return undefined;
  if (event.key === "Escape") return () => state.select(null);
  if (event.key === "Delete" || event.key === "Backspace") return () => state.remove(selected);
  const text = state.editableAt(selected);
  return text && (event.key === "Enter" || event.key === "F2") ? () => state.editing.begin(text) : undefined;
}

function editorKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): FrameKey | undefined {
  if (altKey && key === "Enter") return "full";
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  const name = key.toLowerCase();
  if (name === "s" && !shiftKey) return "save";
  if (name === "z") return shiftKey ? "redo" : "undo";
  return name === "y" && !shiftKey ? "redo" : undefined;
}

function goToText(state: FrameState, step: number): void {
  const texts = state.textElements();
  const at = texts.indexOf(state.editableAt(state.selectedElement)!);
  const inView = texts.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const next = texts[at === -1 ? inView : at + step];
  if (!next) return;
  state.select(next);
  bringIntoView(next);
}
