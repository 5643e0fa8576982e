import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Where the product's own code lies; tests are no part of it. */
const FOLDERS = ["app", "worker", "pool", "box", "local", "prisma"];
const isOurs = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path) && !path.startsWith("app/generated/");

/** A file of the product, read. */
export interface Source {
  /** From the root of the project. */
  path: string;
  text: string;
  tree: ts.SourceFile;
}

/** All code of the product below `root`. */
export function readSources(root = "."): Source[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  return paths
    .filter(isOurs)
    .toSorted()
    .map((path) => toSource(path, readFileSync(join(root, path), "utf8")));
}

/** A file from its text. */
export function toSource(path: string, text: string): Source {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Every node of a tree, a parent before its children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}
