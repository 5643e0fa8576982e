import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";
import { backUpQuickly, PASSPHRASE } from "./installation";

const dataDirectory = temporaryDataDirectory();
process.env.DATA_DIR = dataDirectory;
process.env.BACKUP_PASSPHRASE = PASSPHRASE;
const { env } = await import("~/lib/env.server");
const { log } = await import("~/lib/log.server");
const { readBackupRecord } = await import("~/modules/backup/backup-record");
const { makeNightlyBackup } = await import("~/modules/backup/nightly-backup.server");
const { describeBackups } = await import("~/modules/health/describe-backups.server");
const { loader } = await import("~/routes/health");
const { timeOf, nameOf } = await import("~/modules/backup/names");

const to = join(dataDirectory, "backups");
const { signal } = new AbortController();
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  [env.BACKUP_PASSPHRASE, env.BACKUP_COMMAND] = [PASSPHRASE, undefined];
});
afterAll(() => removeDataDirectory(dataDirectory));

const askHealth = async (isMachineCall: boolean) =>
  (await (await loader({ context: { isMachineCall } } as unknown as Parameters<typeof loader>[0])).json()) as Record<
    string,
    unknown
  >;

describe("the nightly backup", () => {
  it("is not made without a passphrase, which is said in the log and to programs of this machine", async () => {
    env.BACKUP_PASSPHRASE = undefined;
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await makeNightlyBackup({ signal, workFactor: 4 });
    const problem = "BACKUP_PASSPHRASE is not set: no backups are made.";
    expect(said).toHaveBeenCalledWith(problem);
    expect((await askHealth(true)).backups).toEqual({ lastGood: null, ageHours: null, problem });
    expect(Object.keys(await askHealth(false))).toEqual(["status"]);
    env.BACKUP_PASSPHRASE = PASSPHRASE;
    expect(describeBackups().problem).toBe("No backup has been made yet.");
  });

  it("takes away what need not be kept, says how old it is, and when it is too old", async () => {
    const { path } = await backUpQuickly({ dataDirectory, to });
    const old = Array.from({ length: 12 }, (_, index) =>
      nameOf(new Date(timeOf(path.slice(to.length + 1))!.getTime() - (index + 1) * HOUR)),
    );
    for (const name of [...old, "notes.txt"]) copyFileSync(path, join(to, name));
    await makeNightlyBackup({ signal, workFactor: 4 });
    const left = readdirSync(to);
    expect(left).toContain("notes.txt");
    // All within a day or two, of one or two weeks and months.
    expect(left.length).toBeLessThanOrEqual(3);
    const { at } = { at: Date.parse(describeBackups().lastGood!) };
    expect(describeBackups(at + 5 * HOUR)).toMatchObject({ ageHours: 5, problem: null });
    expect(describeBackups(at + 60 * HOUR).problem).toBe("The last good backup is 60 hours old.");
    expect((await askHealth(true)).backups).toMatchObject({ ageHours: 0, problem: null });
  });

  it("is made once, however often it cannot be carried elsewhere, and takes the old ones away all the same", async () => {
    for (const name of readdirSync(to)) rmSync(join(to, name));
    const old = ["2026-01-05T10:00:00Z", "2026-01-05T11:00:00Z"].map((at) => nameOf(new Date(at)));
    for (const name of old) writeFileSync(join(to, name), "x");
    env.BACKUP_COMMAND = 'test -f "$1" && exit 3';
    const said: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      await makeNightlyBackup({ signal, workFactor: 4 }).catch((error: Error) => said.push(error.message));
    expect(said).toEqual(
      Array(3).fill(
        "The backup was made, and BACKUP_COMMAND ended with code 3: it may not have been carried elsewhere.",
      ),
    );
    const left = readdirSync(to).sort();
    expect(left.filter((name) => !old.includes(name))).toHaveLength(1);
    expect(left).not.toContain(old[0]);
    const carried = join(dataDirectory, "carried");
    env.BACKUP_COMMAND = `cp "$1" ${carried}`;
    await makeNightlyBackup({ signal, workFactor: 4 });
    expect(readdirSync(to).sort()).toEqual(left);
    expect(readFileSync(carried).equals(readFileSync(join(to, left.at(-1)!)))).toBe(true);
    expect(readBackupRecord(dataDirectory)).toMatchObject({
      lastGood: { file: join(to, left.at(-1)!) },
      uncarried: null,
      problem: null,
    });
  });

  it("says how many of those that are kept another passphrase opens, until they are gone", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    for (const name of readdirSync(to)) rmSync(join(to, name));
    const { path } = await backUpQuickly({ dataDirectory, to });
    const old = [2, 3].map((days) => nameOf(new Date(Date.now() - days * 24 * HOUR)));
    for (const name of old) copyFileSync(path, join(to, name));
    rmSync(path);
    env.BACKUP_PASSPHRASE = "a passphrase mistyped";
    for (let night = 0; night < 2; night += 1) {
      await makeNightlyBackup({ signal, workFactor: 4 });
      expect(describeBackups().problem).toBe(
        "Backups that BACKUP_PASSPHRASE does not open: 2. Keep the earlier passphrase until they are gone.",
      );
    }
    for (const name of old) rmSync(join(to, name));
    await makeNightlyBackup({ signal, workFactor: 4 });
    expect(describeBackups()).toMatchObject({ ageHours: 0, problem: null });
  });
});
