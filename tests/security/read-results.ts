import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A test that ran, named with what it stands in. */
export interface Ran {
  file: string;
  title: string;
  state: "passed" | "failed" | "skipped";
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const stateOf = (status: string): Ran["state"] => (status === "passed" || status === "failed" ? status : "skipped");

/** What Vitest wrote down; a file that could not be run is one test that failed. */
export function readVitest(results: string): Ran[] {
  if (!existsSync(results)) return [];
  const { testResults } = read(results) as { testResults: VitestFile[] };
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const ran = assertionResults.map((each) => ({ file, title: each.fullName, state: stateOf(each.status) }));
    return ran.length === 0 && status === "failed" ? [{ file, title: "", state: "failed" as const }] : ran;
  });
}

/** What Playwright wrote down. */
export function readPlaywright(results: string): Ran[] {
  if (!existsSync(results)) return [];
  const { config, suites } = read(results) as { config: { rootDir: string }; suites: Suite[] };
  const ran = (suite: Suite, within: string[]): Ran[] => [
    ...suite.specs.map(({ title, file, ok, tests }) => ({
      file: path.relative(process.cwd(), path.join(config.rootDir, file)),
      title: [...within, title].join(" "),
      state: tests.every(({ status }) => status === "skipped")
        ? ("skipped" as const)
        : ok
          ? ("passed" as const)
          : ("failed" as const),
    })),
    ...(suite.suites ?? []).flatMap((each) => ran(each, [...within, each.title])),
  ];
  return suites.flatMap((suite) => ran(suite, []));
}
