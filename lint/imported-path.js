import { dirname, relative, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");

/** A file's path from the root of the project. */
export const ownPath = (file) => relative(ROOT, file);

/** The path from the root that an import in `file` leads to; undefined for a package. */
export function importedPath(specifier, file) {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  if (specifier.startsWith(".")) return ownPath(resolve(dirname(file), specifier));
  return undefined;
}

/** A test beside its subject may reach for factories and whatever else it needs. */
export const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Visitors of a rule that looks at each import, by value or by type: `check` gets the node that says it and the path. */
export function eachImport(file, check) {
  const visit = (node, source) => {
    const path = typeof source?.value === "string" ? importedPath(source.value, file) : undefined;
    if (path) check(node, path);
  };
  const declaration = (node) => visit(node, node.source);
  return {
    ImportDeclaration: declaration,
    ImportExpression: declaration,
    ExportNamedDeclaration: declaration,
    ExportAllDeclaration: declaration,
    TSImportType: (node) => visit(node, node.source),
  };
}
