import ts from "typescript";

/** What a call of the test runner is named by; its first argument is a title, which looks for nothing. */
const TITLED = new Set(["test", "it", "describe", "step"]);

/** The texts, numbers and patterns that a test's source writes out: no comments, no titles of tests, no imports. */
export function literals(source: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile("test.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const literal = textOf(node, file);
    if (literal !== undefined) found.push(literal);
    if (ts.isCallExpression(node) && isTitled(node.expression))
      [node.expression, ...node.arguments.slice(1)].forEach(visit);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (ts.isNumericLiteral(node)) return node.getText(file);
  if (ts.isRegularExpressionLiteral(node)) return node.text.replaceAll("\\", "");
  return undefined;
}

const isEach = (callee: ts.Expression) =>
  ts.isPropertyAccessExpression(callee) && callee.name.text === "each" && isTitled(callee.expression);

/**
 * `test(…)`, `test.step(…)`, `test.describe.serial(…)`, and the second call of `it.each(…)(…)`: its first has a table.
 */
export function isTitled(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TITLED.has(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text !== "each" && (TITLED.has(callee.name.text) || isTitled(callee.expression));
  return ts.isCallExpression(callee) && isEach(callee.expression);
}
