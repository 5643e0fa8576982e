import { parseArgs } from "node:util";
import { builtInEditor } from "./built-in-editor";
import { readCases } from "./case-schema";
import { commandEditor } from "./command-editor";
import { judgeEdits } from "./judge";
import { editsTable, verdictLine } from "./report";

/**
 * npm run edits -- FILE… [--list] [--editor COMMAND]: says each case of these rounds to the built-in designer, or to
 * another editor, and prints what came of them; with `--list` each case (tests/edit-benchmark/README.md).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false }, editor: { type: "string" } },
});
const editor = values.editor === undefined ? builtInEditor() : commandEditor(values.editor);
const verdicts = await judgeEdits(editor, positionals.flatMap(readCases), (verdict) => {
  if (values.list) console.log(verdictLine(verdict));
});
console.log(editsTable(verdicts));
