import ts from "typescript";
import { isTitled } from "../list/literals";

/** What a test's source calls its tests and what they stand in; `…` where a title is made up as it runs. */
export function titles(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTitled(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) found.push(title.text);
      if (title && ts.isTemplateExpression(title))
        found.push([title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join("…"));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("test.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}
