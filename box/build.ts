import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { compressAssets } from "./compress-assets";
import { main } from "./main";
import { BoxError } from "./part";

// Each is a program of its own; those under local/ are left out of the production image.
const PROGRAMS = [
  "./app/server.ts",
  "./app/renderer/index.ts",
  "./worker/index.ts",
  "./pool/index.ts",
  "./prisma/migrate.ts",
  "./box/start.ts",
  "./scripts/backup.ts",
  "./scripts/restore.ts",
  "./scripts/take-down.ts",
  "./local/settings.ts",
];
export const SOURCE_DIRECTORIES = ["app", "box", "local", "pool", "prisma", "public", "scripts", "worker"];
export const SOURCE_FILES = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
// Made from the schema, and not part of the product.
const NOT_SOURCES = /^app\/generated\/|\.test\.tsx?$/;
const STAMP = "build/.sources";

/** Makes the production build in `build/`. Throws BoxError when a step fails, after its own words. */
export async function buildAll(): Promise<void> {
  rmSync(STAMP, { force: true });
  await run("prisma/generate.mjs");
  const stamp = await stampOfSources();
  // First, since it empties the directory.
  await run("node_modules/@remix-run/dev/dist/cli.js", "vite:build");
  await Promise.all([compressAssets("build/client/assets"), bundlePrograms()]);
  writeFileSync(STAMP, stamp);
}

/** Makes the build unless the one that is there was made of the same sources. */
export async function buildWhenChanged(): Promise<void> {
  const made = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined;
  if (made === (await stampOfSources())) return;
  console.log("Building (about half a minute; only when sources changed)...");
  await buildAll();
}

/** Makes each program one file below `outdir`, which lies in the project: packages stay where they are. */
export async function bundlePrograms(programs = PROGRAMS, outdir = "build"): Promise<void> {
  await build({
    entryPoints: programs,
    outdir,
    outbase: ".",
    bundle: true,
    packages: "external",
    external: ["../local/*", "../prisma/*", "./build.js"],
    platform: "node",
    target: "node20",
    format: "esm",
    sourcemap: true,
    logLevel: "warning",
  });
}

async function stampOfSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await sourceFiles()) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest("hex");
}

async function sourceFiles(): Promise<string[]> {
  const found = await Promise.all(
    SOURCE_DIRECTORIES.map((directory) => readdir(directory, { recursive: true, withFileTypes: true })),
  );
  const files = found.flat().filter((entry) => entry.isFile());
  const paths = [...SOURCE_FILES, ...files.map((entry) => join(entry.parentPath, entry.name))];
  return paths.filter((path) => !NOT_SOURCES.test(path)).sort();
}

async function run(...args: string[]): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new BoxError(`${Buffer.concat(said).toString()}\nThe build failed: ${args.join(" ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(buildAll);
