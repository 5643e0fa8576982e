import { diffEdit, rebaseEdit } from "~/modules/markup/diff-edit";
import { applyEdit, invertEdit, type Edit } from "~/modules/markup/edit";
import { openHistory, push, redo, undo, type History } from "~/modules/markup/history";
import { mergeCode, type Merge, type Side } from "~/modules/markup/merge-code";
import { readPage, type NodeId } from "~/modules/markup/page";
import { retype } from "~/modules/editing/retype";
import { textOf } from "~/modules/editing/set-text";
import type { WebsiteCode } from "~/modules/site/website-code";
import { sameCode } from "~/modules/site/code-parts";
import { followNode } from "./follow-node";
import type { SavedCode } from "./save-code";

/** Everything that the editor knows of a website. */
export interface EditorState {
  history: History;
  /** What the server has, as far as this screen knows, and the revision that it is. */
  saved: WebsiteCode;
  revision: string | null;
  selection: NodeId | null;
}

/** A website as it was loaded, with nothing done to it. */
export function openWebsite(code: WebsiteCode, revision: string | null): EditorState {
  return { history: openHistory(code), saved: code, revision, selection: null };
}

/** The editor as it was with these unsaved changes, which can be taken back in one step. */
export function continued({
  base,
  revision,
  code,
}: {
  base: WebsiteCode;
  revision: string | null;
  code: WebsiteCode;
}): EditorState {
  return edited(openWebsite(base, revision), diffEdit(base, code, "owner", "Your unsaved changes"));
}

/** Whether there is something to save. */
export function isDirty({ history: { code }, saved }: EditorState): boolean {
  return !sameCode(code, saved);
}

/** After an edit by hand or by a designer: one undo step. */
export const edited = (state: EditorState, edit: Edit) => withHistory(state, push(state.history, edit), edit);
/**
 * The same for an edit that was made of the code of another history, which has got one step longer since: typing that
 * the edit put an end to. Where both touch one place, what was typed stays.
 */
export function editedSince(state: EditorState, edit: Edit, made: History): EditorState {
  const typed = state.history.undo.at(-1);
  if (state.history === made || !typed) return edited(state, edit);
  const rebased = rebaseEdit(edit, invertEdit(state.history.code, typed));
  return rebased ? edited(state, rebased) : state;
}

/** A text that is being typed in its place, and what the website said there before. */
export interface TypedText {
  node: NodeId;
  said: string;
}

/** The visible text of an element of the website as it stands. */
export const textAt = ({ history }: EditorState, node: NodeId) => textOf(readPage(history.code.html), node);

/** After a text was typed, and whether it took the place of a change that the place knew nothing of. */
export function typedInto(state: EditorState, node: NodeId, text: string, place: TypedText | null) {
  const edit = retype(readPage(state.history.code.html), node, text);
  const replaced = edit !== null && place?.node === node && place.said !== textAt(state, node);
  return { state: edit ? edited(state, edit) : state, replaced };
}

/** A step back; the same state where there is none. */
export const undone = (state: EditorState) => withHistory(state, undo(state.history), state.history.undo.at(-1));
/** A step forward again; the same state where there is none. */
export const redone = (state: EditorState) => withHistory(state, redo(state.history), state.history.redo.at(-1));

/** After this code was saved; what was done meanwhile stays unsaved. */
export function savedAs(state: EditorState, code: WebsiteCode, revision: string | null): EditorState {
  return { ...state, saved: code, revision };
}

/** After the server told a newer state than the one known, with nothing unsaved here: a step that can be undone. */
export function loadedAnew(state: EditorState, code: WebsiteCode, revision: string | null): EditorState {
  const edit = diffEdit(state.history.code, code, "owner", "Loaded what was saved elsewhere");
  return savedAs(edited(state, edit), code, revision);
}

const BROUGHT_IN = "Brought in what was saved elsewhere";

/** What is unsaved here beside what was saved elsewhere since. */
export const mergeOf = ({ history, saved }: EditorState, there: SavedCode) =>
  mergeCode(saved, history.code, there.code, BROUGHT_IN);

/** After a merge made of this state, which can be undone; of each conflict the side that is named stands. */
export function merged(state: EditorState, there: SavedCode, merge: Merge, sides?: Side[]): EditorState {
  const code = applyEdit(there.code, merge.resolve(sides));
  return savedAs(edited(state, diffEdit(state.history.code, code, "owner", BROUGHT_IN)), there.code, there.revision);
}

/** What was not saved, thrown away. */
export const discarded = ({ saved, revision }: EditorState) => openWebsite(saved, revision);

/** `edit` is what led from the one code to the other. */
function withHistory(state: EditorState, history: History, edit: Edit | undefined): EditorState {
  if (history === state.history || !edit) return state;
  const { selection } = state;
  if (selection === null) return { ...state, history };
  const before = readPage(state.history.code.html);
  return { ...state, history, selection: followNode(before, readPage(history.code.html), edit, selection) };
}
