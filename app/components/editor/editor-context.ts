import { createContext, useContext } from "react";
import type { Edit } from "~/modules/markup/edit";
import type { EditablePage, NodeId } from "~/modules/markup/page";
import type { WebsiteCode } from "~/modules/site/website-code";

/** What the parts of the editor share: the website as it stands there, unsaved edits included. */
export interface Editor {
  websiteId: number;
  title: string;
  code: WebsiteCode;
  /** The code's html, read when it is first asked for. */
  readonly page: EditablePage;
  selection: NodeId | null;
  select(node: NodeId | null): void;
  /** Makes an edit of the code as it is now, as one undo step. An edit that changes nothing is not kept. */
  apply(edit: Edit): void;
  /** Shows a text in the preview at once, while it is typed; the edit follows when the typing pauses. */
  showText(node: NodeId, text: string): void;
  isDirty: boolean;
  /** Saves what is unsaved; false when it could not be saved (the owner has been told). */
  save(): Promise<boolean>;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around a part of it. @throws Error outside of one */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor needs an editor around it");
  return editor;
}
