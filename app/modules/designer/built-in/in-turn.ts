import { applyEdit, type CodeSplice, type Edit } from "../../editing/edit";
import { diffEdit } from "../../editing/diff-edit";
import type { GeneratedCode } from "../../generation/generated-code";

/** Makes edits one after another, each on what the one before left, and gives what they come to as splices of the first code. */
export function inTurn(code: GeneratedCode, steps: ((code: GeneratedCode) => CodeSplice[])[]): CodeSplice[] {
  const after = steps.reduce((now, step) => applyEdit(now, asEdit(step(now))), code);
  return diffEdit(code, after, "built-in", "").splices;
}

export const asEdit = (splices: CodeSplice[], label = ""): Edit => ({ author: "built-in", label, splices });
