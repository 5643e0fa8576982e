import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";
import { fullAccount } from "../accounts/full-account";
import { emptyDatabase, everyRow, PASSPHRASE, withClient, writeFiles } from "./installation";

// Processes of their own, which load everything first, on machines that may do much else meanwhile.
const url = process.env.DATABASE_URL!;
const [dataDirectory, elsewhere] = [temporaryDataDirectory(), temporaryDataDirectory()];

/** Inside of DATA_DIR, in a folder that has something else, too. */
const BACKUP_DIR = join(dataDirectory, "mine/backups");

beforeAll(() => fullAccount());
afterAll(async () => {
  await db.$disconnect();
  [dataDirectory, elsewhere].forEach(removeDataDirectory);
});

/** What `npm run` starts, with nothing set but what its operator sets. Gives what it prints; throws when it fails. */
async function run(script: string, args: string[], DATABASE_URL: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [program, ...before] = scripts[script]!.split(" ");
  const env: NodeJS.ProcessEnv = {
    PATH,
    HOME,
    NODE_ENV: "development",
    CADDY: "off",
    DATA_DIR: dataDirectory,
    BACKUP_DIR,
    BACKUP_PASSPHRASE: PASSPHRASE,
    DATABASE_URL,
  };
  const { stdout } = await promisify(execFile)(program!, [...before, ...args], { env });
  return stdout;
}

const read = (name: string) => readFileSync(join(dataDirectory, name), "utf8");

it("npm run backup makes a file out of a full DATA_DIR, out of which npm run restore makes it again", async () => {
  const before = await withClient(url, everyRow);
  writeFiles(dataDirectory, {
    "uploads/a.txt": "as it was",
    "caddy/certificates/a.key": "a key",
    "mine/notes.txt": "mine",
  });
  expect(await run("backup", [], url)).toMatch(/mine\/backups\/plinth-.*\.age is whole/);
  writeFiles(BACKUP_DIR, { "old-name.age": "another backup" });
  const [, path, rows, files] =
    /^(\S+\.age) is whole and was read back\. Rows: (\d+)\. Files: (\d+)\. Bytes: \d+\.\n$/.exec(
      await run("backup", ["--to", elsewhere], url),
    ) ?? [];
  writeFiles(dataDirectory, { "uploads/a.txt": "as it is now", "uploads/b.txt": "new" });
  const nightly = readdirSync(BACKUP_DIR);

  const target = await emptyDatabase();
  const said = await run("restore", [path!], target);
  const [, replaced] =
    new RegExp(
      `^Restored\\. Rows: ${rows}\\. Files: ${files}\\. Start Plinth now\\. What was there before lies in (\\S+); delete it once all is well\\.\n$`,
    ).exec(said) ?? [];
  expect(readFileSync(join(replaced!, "uploads/b.txt"), "utf8")).toBe("new");
  expect([read("uploads/a.txt"), read("caddy/certificates/a.key"), read("mine/notes.txt")]).toEqual([
    "as it was",
    "a key",
    "mine",
  ]);
  // With the secrets that are made where none are.
  expect(files).toBe("4");
  expect(readdirSync(join(dataDirectory, "uploads"))).toEqual(["a.txt"]);
  expect(readdirSync(BACKUP_DIR)).toEqual(nightly);
  expect(await withClient(target, everyRow)).toEqual(before);
  await expect(run("restore", [path!], target)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("The database has accounts in it") as string,
  });
});
