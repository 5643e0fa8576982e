import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/** Neither code nor read by tests; packages are linked. */
const LEFT_OUT = new Set([
  ".git",
  "node_modules",
  "data",
  "build",
  ".cache",
  "coverage",
  "test-results",
  "playwright-report",
]);

/** A copy of the project in which faults may be made. The packages are those of the project itself. */
export class TreeCopy {
  private constructor(readonly folder: string) {}

  static make(): TreeCopy {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), "plinth-mutants-"));
    // PostgreSQL runs as somebody else where root starts it.
    chmodSync(folder, 0o755);
    cpSync(".", folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(".", path)) });
    linkPackages(join(folder, "node_modules"));
    mkdirSync(join(folder, "tmp"));
    return new TreeCopy(folder);
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The sources and tests of a tree, in order. */
export function sourcesIn(folder: string): string[] {
  const paths = ["app", "tests"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true }).map((file) => `${part}/${String(file)}`),
  );
  return paths.filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts")).sort();
}

// Each by itself: what tests build between them is not the project's.
function linkPackages(to: string): void {
  mkdirSync(to);
  for (const name of readdirSync("node_modules")) {
    if (![".cache", ".vite", ".vite-temp"].includes(name)) symlinkSync(resolve("node_modules", name), join(to, name));
  }
}
