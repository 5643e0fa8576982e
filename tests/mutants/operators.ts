import ts from "typescript";

/** One small fault in a source: what stands from `start` to `end` becomes `replacement`. */
export interface Mutation {
  /** The name of the operator that makes it. */
  operator: Operator;
  start: number;
  end: number;
  replacement: string;
}

type Operator =
  | "condition"
  | "comparison"
  | "logic"
  | "guard"
  | "call"
  | "key"
  | "constant"
  | "arithmetic"
  | "method"
  | "sql";

const COMPARISONS = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
]);
const LOGIC = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
]);
const ARITHMETIC = new Map([
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
]);
const METHODS = new Map(
  [
    "some every",
    "every some",
    "min max",
    "max min",
    "startsWith endsWith",
    "endsWith startsWith",
    "find findLast",
    "findLast find",
  ].map((pair) => pair.split(" ") as [string, string]),
);
const SQL_WORDS: [RegExp, string][] = [
  [/(?<= )and(?= )/g, "or"],
  [/(?<= )<(?= )/g, "<="],
  [/(?<= )>(?= )/g, ">="],
  [/(?<= )is not null\b/g, "is null"],
  [/(?<= )is null\b/g, "is not null"],
  [/ desc\b/g, ""],
  [/ for update\b/g, ""],
];

/** What a log says is not what the product does. */
const TALK = /^(?:log|console)\./;

/** All faults that the operators make of a source, in its order. Which of them compile, they do not know. */
export function mutationsOf(path: string, source: string): Mutation[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
  const mutations: Mutation[] = [];
  visit(file);
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end);

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isTalk(node)) return;
    for (const [operator, target, replacement] of faultsOf(node)) {
      const [start, end] = "kind" in target ? [target.getStart(file), target.end] : [target.pos, target.end];
      mutations.push({ operator, start, end, replacement });
    }
    ts.forEachChild(node, visit);
  }
}

/** A source with one of its mutations. */
export const mutate = (source: string, { start, end, replacement }: Mutation) =>
  source.slice(0, start) + replacement + source.slice(end);

type Fault = [Operator, ts.Node | ts.TextRange, string];

function faultsOf(node: ts.Node): Fault[] {
  if (ts.isBinaryExpression(node)) return binaryFaults(node.operatorToken);
  if (ts.isIfStatement(node))
    return [...negated(node.expression), ...(leaves(node) ? ([["guard", node, ""]] as Fault[]) : [])];
  if (ts.isConditionalExpression(node)) return negated(node.condition);
  if (ts.isWhileStatement(node)) return negated(node.expression);
  if (ts.isExpressionStatement(node)) return isCall(node.expression) ? [["call", node, ";"]] : [];
  if (ts.isObjectLiteralExpression(node)) return node.properties.map((property) => ["key", withComma(property), ""]);
  if (ts.isNumericLiteral(node)) return numberFaults(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [["constant", node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [["constant", node, "true"]];
  if (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text))
    return [["method", node.name, METHODS.get(node.name.text)!]];
  return ts.isTaggedTemplateExpression(node) ? sqlFaults(node) : [];
}

function binaryFaults(token: ts.BinaryOperatorToken): Fault[] {
  const tables = Object.entries({ comparison: COMPARISONS, logic: LOGIC, arithmetic: ARITHMETIC }) as [
    Operator,
    Map<ts.SyntaxKind, string>,
  ][];
  return tables
    .filter(([, table]) => table.has(token.kind))
    .map(([operator, table]) => [operator, token, table.get(token.kind)!]);
}

function negated(condition: ts.Expression): Fault[] {
  const inner =
    ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken
      ? condition.operand
      : null;
  return [["condition", condition, inner ? inner.getText() : `!(${condition.getText()})`]];
}

/** Whether all that an if does is to go no further. */
function leaves({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  const only = ts.isBlock(thenStatement) ? thenStatement.statements[0] : thenStatement;
  return (
    !elseStatement &&
    only !== undefined &&
    (ts.isReturnStatement(only) || ts.isThrowStatement(only) || ts.isContinueStatement(only))
  );
}

/** From here on a number measures more than it counts, and one off is the same in all that matters. */
const LARGE = 100;

function numberFaults(node: ts.NumericLiteral): Fault[] {
  const value = Number(node.text.replaceAll("_", ""));
  if (!Number.isInteger(value)) return [];
  const others = value >= LARGE ? [value * 10] : value > 0 ? [value + 1, value - 1] : [value + 1];
  return others.map((other) => ["constant", node, String(other)]);
}

function sqlFaults({ tag, template }: ts.TaggedTemplateExpression): Fault[] {
  if (!/(?:queryRaw|executeRaw|sql)(?:<|$)/.test(tag.getText())) return [];
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.flatMap((part) => {
    const start = part.getStart();
    const words = (pattern: RegExp, other: string) =>
      [...part.getText().matchAll(pattern)].map(
        ({ 0: word, index }): Fault => ["sql", { pos: start + index, end: start + index + word.length }, other],
      );
    return SQL_WORDS.flatMap(([pattern, other]) => words(pattern, other));
  });
}

function withComma(property: ts.ObjectLiteralElementLike): ts.TextRange {
  const comma = /^\s*,/.exec(property.getSourceFile().text.slice(property.end))?.[0] ?? "";
  return { pos: property.getStart(), end: property.end + comma.length };
}

function isCall(expression: ts.Expression): boolean {
  const inner =
    ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(inner) && !isTalk(inner);
}

const isTalk = (node: ts.Node) => ts.isCallExpression(node) && TALK.test(node.expression.getText());
