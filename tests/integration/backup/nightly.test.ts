import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";
import { backUpQuickly, PASSPHRASE } from "./installation";

const dataDirectory = temporaryDataDirectory();
process.env.DATA_DIR = dataDirectory;
process.env.BACKUP_PASSPHRASE = PASSPHRASE;
const { env } = await import("~/lib/env.server");
const { log } = await import("~/lib/log.server");
const { makeNightlyBackup } = await import("~/modules/backup/nightly-backup.server");
const { describeBackups } = await import("~/modules/health/describe-backups.server");
const { loader } = await import("~/routes/health");
const { timeOf, nameOf } = await import("~/modules/backup/names");

const to = join(dataDirectory, "backups");
const { signal } = new AbortController();
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  env.BACKUP_PASSPHRASE = PASSPHRASE;
});
afterAll(() => removeDataDirectory(dataDirectory));

const askHealth = async (isMachineCall: boolean) =>
  (await (await loader({ context: { isMachineCall } } as unknown as Parameters<typeof loader>[0])).json()) as Record<string, unknown>;

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
    const old = Array.from({ length: 12 }, (_, index) => nameOf(new Date(timeOf(path.slice(to.length + 1))!.getTime() - (index + 1) * HOUR)));
    for (const name of [...old, "notes.txt"]) writeFileSync(join(to, name), "x");
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

  it("says that the passphrase is another one than before, and is made with it", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    env.BACKUP_PASSPHRASE = "a passphrase mistyped";
    await makeNightlyBackup({ signal, workFactor: 4 });
    expect(describeBackups().problem).toMatch(/^BACKUP_PASSPHRASE does not open plinth-.*: it is another one than before\. Keep the old one as long as that backup\.$/);
    await makeNightlyBackup({ signal, workFactor: 4 });
    expect(describeBackups()).toMatchObject({ ageHours: 0, problem: null });
  });
});
