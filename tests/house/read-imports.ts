import ts from "typescript";
import { importedPath } from "../../lint/imported-path";
import { moduleOf } from "../../lint/module-floors";
import { nodesOf, type Source } from "./sources";

/** What imports what: paths of files, or names of modules. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which files of the project each file imports, by value or by type. */
export function readImports(sources: readonly Source[]): Graph {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(sources.map((source) => [source.path, new Set(importedBy(source, known))]));
}

/** The same between the modules of `app/modules`. */
export function betweenModules(imports: Graph): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [path, imported] of imports) {
    const from = moduleOf(path);
    if (!from) continue;
    const others = [...imported].map(moduleOf).filter((to) => to !== undefined && to !== from);
    graph.set(from, new Set([...(graph.get(from) ?? []), ...(others as string[])]));
  }
  return graph;
}

function importedBy({ path, tree }: Source, known: ReadonlySet<string>): string[] {
  const specifiers = [...nodesOf(tree)].flatMap((node) => specifierOf(node) ?? []);
  return specifiers.flatMap((specifier) => fileOf(specifier, path, known) ?? []);
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  return undefined;
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

function fileOf(specifier: string, importer: string, known: ReadonlySet<string>): string | undefined {
  const path = importedPath(specifier, importer);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => each !== undefined && known.has(each));
}
