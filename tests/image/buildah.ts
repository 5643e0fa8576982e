import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Kept between runs; emptied by `rm -r .cache/image`. */
export const CACHE = resolve(".cache/image");

// A store of its own: a stand-in must never be taken for the real base by anything else on this machine.
const STORE = ["--root", resolve(CACHE, "store"), "--runroot", resolve(CACHE, "run")];

/** Runs a program, its words passed on; gives what it wrote to standard output. Throws when it fails. */
export async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  const text = Buffer.concat(said).toString();
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with code ${code}:\n${text.slice(-5000)}`);
  return text.trim();
}

/** Runs buildah on the tests' own store of images. */
export function buildah(...args: string[]): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  return run("buildah", ...STORE, ...args);
}

export async function hasImage(name: string): Promise<boolean> {
  return (await buildah("images", "--format", "{{.Name}}:{{.Tag}}")).split("\n").includes(name);
}

/** Builds the project's Dockerfile as it stands; a layer whose inputs did not change is taken from an earlier build. */
export async function buildImage(name: string): Promise<void> {
  const isolated = ["--isolation", "chroot", "--network", "host", "--pull-never", "--format", "docker"];
  // npm opens thousands of files at a time where none of them is known yet.
  const limits = ["--ulimit", "nofile=16384:16384"];
  await buildah("build", ...isolated, ...limits, "--layers", "--tag", name, "--file", "Dockerfile", ".");
}
