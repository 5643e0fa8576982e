import type { CodeSplice, Edit } from "../markup/edit";

/** Splices as an edit of the built-in designer's. */
export const asEdit = (splices: CodeSplice[], label = ""): Edit => ({ author: "built-in", label, splices });
