import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataFiles } from "./data-files";
import { nameOf } from "./names";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plinth-data-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "x");
  }
}

async function found(...without: string[]): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of dataFiles(folder, without)) names.push(name);
  return names.sort();
}

describe("the files of a backup", () => {
  it("are all in DATA_DIR that nothing makes again", async () => {
    const kept = [
      "caddy/certificates/a.key",
      "edge/spool-damaged-1.db",
      "notes/plan.new",
      "secrets.json",
      "uploads/postgres",
    ];
    write(
      ...kept,
      "secrets.json.new",
      "processes.json",
      "backup.json",
      "hold",
      "postgres/cluster/PG_VERSION",
      "lost+found/a",
    );
    write(
      "edge/sites.db",
      "edge/sites.db-wal",
      "edge/spool.db",
      "edge/spool.reserve",
      "edge/limits.db",
      "edge/blobs/ab/cd",
      "caddy/locks/a.lock",
      "caddy/caddy/locks/a.lock",
    );
    write("backups/plinth-1.age", "backing-up-x/spool.db", "restoring/a", "replaced-2026/a");
    expect(await found()).toEqual(kept);
  });

  it("leave out the folders that backups come into, wherever they are", async () => {
    write("a", "mine/backups/1.age", "mine/b", "other/1.age", "backups/1.age");
    expect(await found(join(folder, "mine/backups"), join(folder, "other"))).toEqual(["a", "mine/b"]);
  });

  it("are no backups, in whatever folder they are", async () => {
    const backup = nameOf(new Date());
    write("mine/a.tar.gz.age", backup, `earlier/${backup}`, `earlier/${backup}.partial`, "restore.age");
    expect(await found()).toEqual(["mine/a.tar.gz.age"]);
  });

  it("are what links lead to, where that is a file", async () => {
    write("archive/sites1.pem");
    symlinkSync(join(folder, "archive/sites1.pem"), join(folder, "sites.pem"));
    symlinkSync(join(folder, "nowhere"), join(folder, "broken"));
    symlinkSync(tmpdir(), join(folder, "elsewhere"));
    expect(await found()).toEqual(["archive/sites1.pem", "sites.pem"]);
  });
});
