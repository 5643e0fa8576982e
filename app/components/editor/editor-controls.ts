import { createContext, useContext } from "react";
import type { Edit } from "~/modules/markup/edit";
import type { NodeId } from "~/modules/markup/page";
import type { WebsiteResult } from "~/modules/result/read-result.server";

/** What the editor can have the preview do. */
export interface FrameHandle {
  showText(node: NodeId, text: string): void;
  select(node: NodeId | null, options?: { scroll?: boolean }): void;
  reveal(node: NodeId): void;
}

/** How far the website is saved. */
export type SaveState = "saved" | "unsaved" | "saving" | "failed" | "offline";

/** What only the editor's own screen needs, beside `useEditor()`. */
export interface EditorControls {
  website: WebsiteResult;
  /** What the next undo and redo would do; null where there is none. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** What undo would take back, the next one last. */
  undoSteps: readonly Edit[];
  undo(): void;
  redo(): void;
  saveState: SaveState;
  /** Throws away what is not saved. */
  discard(): void;
  isTyping: boolean;
  /** Makes what is being typed an edit at once. */
  flush(): void;
  /** A text typed in the preview itself. */
  typedInPreview(node: NodeId, text: string, done: boolean): void;
  /** Whether the selection was made in the preview, and not by going to a field. */
  selectedInPreview: boolean;
  selectInPreview(node: NodeId | null): void;
  /** Has the preview go to what was changed. */
  reveal(node: NodeId): void;
  /** What is selected, where it is a text. */
  selectedText: NodeId | null;
  /** The colour of the selected element's text as the preview shows it, in six hex digits; null while it is unknown. */
  textColor: string | null;
  showColor(node: NodeId, color: string): void;
  attachFrame(frame: FrameHandle | null): void;
}

export const EditorControlsContext = createContext<EditorControls | null>(null);

/** The controls of the editor around. @throws Error outside of one */
export function useEditorControls(): EditorControls {
  const controls = useContext(EditorControlsContext);
  if (!controls) throw new Error("useEditorControls needs an editor around it");
  return controls;
}
