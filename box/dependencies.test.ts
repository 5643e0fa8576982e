import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  dev?: true;
  devOptional?: true;
  optional?: true;
  engines?: { node?: string };
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;
const { dependencies, engines } = read<{ dependencies: Record<string, string>; engines: { node: string } }>(
  "package.json",
);
const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");

/** What we load of a package whose own entry is another: our database client is generated, forms know zod 4. */
const ENTRIES: Record<string, string> = {
  "@prisma/client": "@prisma/client/runtime/client",
  "@conform-to/zod": "@conform-to/zod/v4",
};

it("loads every dependency in the Node that runs this", () => {
  const names = Object.keys(dependencies)
    .filter((name) => !name.startsWith("@fontsource"))
    .map((name) => ENTRIES[name] ?? name);
  const program = `for (const name of ${JSON.stringify(names)}) await import(name).catch((error) => console.log(name, error));`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(status).toBe(0);
  expect(names.length).toBeGreaterThan(40);
});

/**
 * The least version that a range such as "^20.19.0 || >=22" takes of the major version it is asked about; undefined
 * where it takes none.
 */
function leastOf(range: string, major: number): number | undefined {
  const parts = range.split("||").map((part) => /^(>=|\^|>|~)?v?(\d+)(?:\.(\d+|x))?/.exec(part.replaceAll(" ", "")));
  const minors = parts.flatMap((part) => {
    const [, sign, first, second] = part ?? [];
    if (Number(first) === major) return [Number(second) || 0];
    return Number(first) < major && sign?.startsWith(">") ? [0] : [];
  });
  return minors.length > 0 ? Math.min(...minors) : undefined;
}

it("names no package for production that refuses the least Node that we promise", () => {
  expect(engines.node).toBe(">=20.19");
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional,
  );
  const refusing = shipped.filter(
    ([, { engines: asked }]) => asked?.node && asked.node !== "*" && !((leastOf(asked.node, 20) ?? 99) <= 19),
  );
  expect(refusing.map(([path, { engines: asked }]) => `${path} ${asked!.node}`)).toEqual([]);
});
