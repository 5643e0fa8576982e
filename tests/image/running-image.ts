import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { vi } from "vitest";
import { readProcessList } from "../../box/process-list";
import { buildah } from "./buildah";
import { childOf, processesWith, type InnerProcess } from "./namespace";

interface ImageConfig {
  Env: string[];
  Entrypoint: string[];
  WorkingDir: string;
  StopSignal: NodeJS.Signals;
  ExposedPorts: Record<string, object>;
}

export interface MountedImage {
  root: string;
  config: ImageConfig;
  remove(): Promise<void>;
}

export interface RunningImage {
  /** Everything it has said so far. */
  said: string[];
  processes(): InnerProcess[];
  /** The process of a part, by the part's name; undefined while it does not run. */
  part(name: string): InnerProcess | undefined;
  /** Sends process 1 the image's stop signal and waits for the end; gives the exit code. */
  stop(): Promise<number | null>;
  kill(): void;
}

// Its own process numbers and mounts, as under a container engine; the network stays this machine's.
const ENTER = `
for folder in proc dev data tmp; do mkdir -p "$ROOT/$folder"; done
for file in hosts resolv.conf; do touch "$ROOT/etc/$file" && mount --bind "/etc/$file" "$ROOT/etc/$file"; done
mount --rbind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc" && mount --bind "$VOLUME" "$ROOT/data" || exit 1
exec env -i $SETTINGS chroot "$ROOT" env -C "$FOLDER" "$@"`;

/** The files of a built image, and what it says about how to start it. */
export async function mountImage(name: string): Promise<MountedImage> {
  const inspected = JSON.parse(await buildah("inspect", "--type", "image", name)) as {
    Docker: { config: ImageConfig };
  };
  const container = await buildah("from", "--pull-never", name);
  const root = await buildah("mount", container);
  return { root, config: inspected.Docker.config, remove: async () => void (await buildah("rm", container)) };
}

/** Starts a mounted image as a container engine would. `settings` hold no spaces. */
export async function runImage(
  { root, config }: MountedImage,
  volume: string,
  settings: Record<string, string>,
): Promise<RunningImage> {
  const given = [...config.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
  const engine = spawn(
    "unshare",
    ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "sh", ...config.Entrypoint],
    {
      env: { ...process.env, ROOT: root, VOLUME: volume, FOLDER: config.WorkingDir, SETTINGS: given.join(" ") },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said: string[] = [];
  for (const input of [engine.stdout, engine.stderr]) createInterface({ input }).on("line", (line) => said.push(line));
  const ended = once(engine, "exit") as Promise<[number | null]>;
  const first = await vi.waitUntil(() => childOf(engine.pid!), { timeout: 10_000 });
  const processes = () => processesWith(first);
  return {
    said,
    processes,
    part: (name) => processes().find(({ innerPid }) => innerPid === readProcessList(volume)?.[name]?.pid),
    async stop() {
      process.kill(first, config.StopSignal);
      return (await ended)[0];
    },
    kill: () => void engine.kill("SIGKILL"),
  };
}
