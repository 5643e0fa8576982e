import type { WebsiteCode } from "../site/website-code";
import { applyEdit, invertEdit, isEmptyEdit, type Edit } from "./edit";

/** A website's code and the ways back and forth; the last of each list is the next step. */
export interface History {
  code: WebsiteCode;
  undo: Edit[];
  redo: Edit[];
}

/** A history that begins with this code. */
export const openHistory = (code: WebsiteCode): History => ({ code, undo: [], redo: [] });

/**
 * Makes an edit of the code as it is now; what was undone before is given up. An edit that changes nothing is not kept.
 */
export function push(history: History, edit: Edit): History {
  if (isEmptyEdit(history.code, edit)) return history;
  return { code: applyEdit(history.code, edit), undo: [...history.undo, invertEdit(history.code, edit)], redo: [] };
}

/** Takes the last edit back; the same history when there is none. */
export function undo(history: History): History {
  const { code, undo, redo } = history;
  const edit = undo.at(-1);
  if (!edit) return history;
  return { code: applyEdit(code, edit), undo: undo.slice(0, -1), redo: [...redo, invertEdit(code, edit)] };
}

/** Makes the edit again that was taken back last; the same history when there is none. */
export function redo(history: History): History {
  const { code, undo, redo } = history;
  const edit = redo.at(-1);
  if (!edit) return history;
  return { code: applyEdit(code, edit), undo: [...undo, invertEdit(code, edit)], redo: redo.slice(0, -1) };
}

export const canUndo = (history: History): boolean => history.undo.length > 0;
export const canRedo = (history: History): boolean => history.redo.length > 0;
