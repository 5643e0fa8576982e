import ts from "typescript";
import { FLOORS } from "../../lint/module-floors";
import { findCircles } from "./find-circles";
import { betweenModules, readImports } from "./read-imports";
import { nodesOf, type Source } from "./sources";

const LONG_LINE = 120;

/** Figures of the project's own code, as the README shows them. */
export function measure(sources: readonly Source[]): [name: string, figure: string][] {
  const lines = sources.flatMap(({ text }) => linesOf(text));
  const imports = readImports(sources);
  const modules = betweenModules(imports);
  return [
    ["files", String(sources.length)],
    ["lines", String(lines.length)],
    ["lines of a file, half and nine in ten at most", inHalfAndMost(sources.map(({ text }) => linesOf(text).length))],
    ["lines of a function, half and nine in ten at most", inHalfAndMost(sources.flatMap(functionLengths))],
    [`lines over ${LONG_LINE} columns`, String(lines.filter((line) => line.length > LONG_LINE).length)],
    ["circles of imports, by value or type", String(findCircles(imports).length)],
    ["modules, and their floors", `${modules.size}, ${FLOORS.length}`],
    ["circles of modules", String(findCircles(modules).length)],
  ];
}

const linesOf = (text: string) => text.replace(/\n$/, "").split("\n");

/** Lines of each function, from its head to its end; those inside of it count in it and on their own. */
function functionLengths({ tree }: Source): number[] {
  const functions = [...nodesOf(tree)].filter(
    (node) => ts.isFunctionLike(node) && "body" in node && node.body !== undefined,
  );
  return functions.map((node) => lineAt(tree, node.end) - lineAt(tree, node.getStart(tree)) + 1);
}

const lineAt = (tree: ts.SourceFile, position: number) => tree.getLineAndCharacterOfPosition(position).line;

function inHalfAndMost(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.9].map((share) => sorted[Math.ceil(sorted.length * share) - 1]).join(", ");
}
