import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { backUp } from "~/modules/backup/back-up.server";
import { readBackupRecord } from "~/modules/backup/backup-record";
import { backupFolder } from "~/modules/backup/settings.server";
import { restoreInstallation } from "../../../scripts/restore-installation";
import { migrate } from "../../../prisma/migrate";
import { lockDataDirectory } from "../../../box/lock";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";
import { canMakeSmallDisk, makeSmallDisk } from "../../setup/small-disk";
import { backUpQuickly, emptyDatabase, everyRow, PASSPHRASE, told, withClient, writeFiles } from "./installation";

const url = process.env.DATABASE_URL!;
const folders: string[] = [];
const folder = () => {
  folders.push(temporaryDataDirectory());
  return folders.at(-1)!;
};
let dataDirectory: string;
let to: string;

beforeAll(() => db.user.create({ data: { issuer: "test", subject: randomUUID(), email: "ada@example.com" } }));
beforeEach(() => {
  [dataDirectory, to] = [folder(), folder()];
  writeFiles(dataDirectory, { "uploads/a.txt": "as it was" });
});
afterEach(() => folders.splice(0).forEach(removeDataDirectory));
afterAll(() => db.$disconnect());

const restore = (file: string, DATABASE_URL: string, passphrase = PASSPHRASE) =>
  restoreInstallation(file, passphrase, { DATA_DIR: dataDirectory, DATABASE_URL, CADDY: "off" });
const asItWas = () => [readdirSync(dataDirectory), readFileSync(join(dataDirectory, "uploads/a.txt"), "utf8")];

/** SQL by which a database fails the restore: as it commits what changed in a table, or already as it makes that. */
const spoiling = (table: string, atCommit: string) => `
  create schema spoil;
  create function spoil.commit() returns trigger language plpgsql as $$ begin
    if current_setting('application_name') = 'restore' then ${atCommit || "null"}; end if;
    return null;
  end $$;
  create function spoil.made() returns event_trigger language plpgsql as $$ begin
    if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.${table}') then
      ${atCommit ? `create constraint trigger spoil after update on public.${table} deferrable initially deferred for each row execute function spoil.commit()` : "raise exception 'not this one'"};
    end if;
  end $$;
  create event trigger spoil on ddl_command_end when tag in ('CREATE TABLE') execute function spoil.made();`;

describe("a backup", () => {
  it.runIf(canMakeSmallDisk)("that finds the disk full says so and leaves the earlier ones alone", async () => {
    const disk = makeSmallDisk(400_000);
    try {
      const { path } = await backUpQuickly({ dataDirectory, to: disk.folder });
      const before = readFileSync(path);
      disk.fill();
      const settings = { databaseUrl: url, passphrase: PASSPHRASE, workFactor: 4, dataDirectory, to: disk.folder };
      expect(await told(backUp(settings))).toBe(
        `The disk of ${disk.folder} is full: no backup was made, and earlier ones are as they were.`,
      );
      expect(readBackupRecord(dataDirectory)).toMatchObject({
        lastGood: null,
        problem: expect.stringContaining("is full") as string,
      });
      disk.free();
      expect(readdirSync(disk.folder)).toEqual([path.slice(disk.folder.length + 1)]);
      expect(readFileSync(path).equals(before)).toBe(true);
    } finally {
      disk.remove();
    }
  });

  it("is made by one at a time, and clears away what one that was killed has left", async () => {
    writeFileSync(join(to, "plinth-2026-01-01T000000.000Z.tar.gz.age.partial"), "cut off");
    const second: { said?: string } = {};
    const { path } = await backUpQuickly({
      dataDirectory,
      to,
      onSnapshot: async () => void (second.said = await told(backUpQuickly({ dataDirectory, to }))),
    });
    expect(second.said).toBe("Another backup is under way.");
    expect(readdirSync(to)).toEqual([path.slice(to.length + 1)]);
  });

  it("is carried elsewhere by the operator's command, and does not count as good where that fails", async () => {
    const elsewhere = folder();
    const settings = { databaseUrl: url, passphrase: PASSPHRASE, workFactor: 4, dataDirectory, to };
    const { path } = await backUp({ ...settings, command: `cp "$1" ${elsewhere}/carried` });
    expect(readFileSync(join(elsewhere, "carried")).equals(readFileSync(path))).toBe(true);
    const good = readBackupRecord(dataDirectory);
    expect(good).toMatchObject({ lastGood: { file: path }, problem: null });
    const said = "The backup was made, and BACKUP_COMMAND ended with code 3: it may not have been carried elsewhere.";
    expect(await told(backUp({ ...settings, command: 'test -f "$1" && exit 3' }))).toBe(said);
    expect(readBackupRecord(dataDirectory)).toMatchObject({ lastGood: good.lastGood, problem: said });
  });

  it("leaves out what is made again and where backups themselves lie", async () => {
    const inside = join(dataDirectory, "backups");
    writeFiles(dataDirectory, {
      "edge/sites.db": "x",
      "edge/blobs/ab": "x",
      "caddy/locks/a.lock": "x",
      "postgres/cluster/1": "x",
      "processes.json": "{}",
      "backups/old.age": "x",
    });
    const nightly = await backUpQuickly({ dataDirectory, to: inside });
    const elsewhere = await backUpQuickly({ dataDirectory, to });
    expect([nightly.contents.files, elsewhere.contents.files]).toEqual([1, 1]);
  });
});

describe("a restore", () => {
  it("with another passphrase, of a damaged file or of something else changes nothing", async () => {
    const { path } = await backUpQuickly({ dataDirectory, to });
    writeFiles(dataDirectory, { "uploads/a.txt": "as it is now" });
    const target = await emptyDatabase();
    expect(await told(restore(path, target, "not the passphrase"))).toMatch(/^The passphrase does not open plinth-/);
    writeFileSync(path, readFileSync(path).subarray(0, -100));
    expect(await told(restore(path, target))).toMatch(/is damaged/);
    expect(asItWas()).toEqual([["uploads"], "as it is now"]);
    await withClient(target, async (client) => {
      const found = await client.query(`select to_regclass('public.users') is not null as made`);
      if (found.rows[0].made) expect((await client.query("select from users")).rowCount).toBe(0);
    });
  });

  it("of a newer Plinth's backup says to install that version", async () => {
    await withClient(url, (client) =>
      client.query(
        `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_flying', now())`,
      ),
    );
    const { path } = await backUpQuickly({ dataDirectory, to });
    await withClient(url, (client) => client.query("delete from _prisma_migrations where id = 'x'"));
    const said =
      "The backup was made by a newer Plinth (its database has 29990101000000_flying). Install that version, or a later one, and restore with it.";
    expect(await told(restore(path, await emptyDatabase()))).toBe(said);
    expect(asItWas()).toEqual([["uploads"], "as it was"]);
  });

  it("of an older Plinth's backup brings its rows to the present schema", async () => {
    const old = await emptyDatabase();
    await migrate(old, undefined, new Set(["20261121000000_initial"]));
    await withClient(old, (client) =>
      client.query("insert into users (issuer, subject, email) values ('test', 'old', 'old@example.com')"),
    );
    const { path } = await backUpQuickly({ databaseUrl: old, dataDirectory, to });
    const target = await emptyDatabase();
    const { replaced } = await restore(path, target);
    expect(readFileSync(join(replaced!, "uploads/a.txt"), "utf8")).toBe("as it was");
    expect(await migrate(target)).toEqual([]);
    const emails = await withClient(target, (client) => client.query("select email from users"));
    expect(emails.rows).toEqual([{ email: "old@example.com" }]);
  });

  it("into a database that is in use, or somebody else's, is refused", async () => {
    const { path } = await backUpQuickly({ dataDirectory, to });
    const before = await withClient(url, everyRow);
    expect(await told(restore(path, url))).toMatch(/^The database has accounts in it/);
    expect(await withClient(url, everyRow)).toEqual(before);
    const strange = await emptyDatabase();
    await withClient(strange, (client) => client.query("create table theirs (a int); insert into theirs values (1)"));
    expect(await told(restore(path, strange))).toMatch(/^The database has tables that are not Plinth's/);
    expect((await withClient(strange, (client) => client.query("select from theirs"))).rowCount).toBe(1);
    expect(asItWas()).toEqual([["uploads"], "as it was"]);
  });

  it.runIf(canMakeSmallDisk)("onto a disk that is too small says so and leaves what is there", async () => {
    writeFiles(dataDirectory, { "uploads/large.txt": randomBytes(300_000).toString("hex") });
    const { path } = await backUpQuickly({ dataDirectory, to });
    const disk = makeSmallDisk(400_000);
    try {
      writeFiles(disk.folder, { "uploads/a.txt": "as it was" });
      dataDirectory = disk.folder;
      expect(await told(restore(path, await emptyDatabase()))).toBe(
        `The disk of ${disk.folder} is full: a restore needs room for all that is there and all that comes. Nothing was changed.`,
      );
      expect(asItWas()).toEqual([["uploads"], "as it was"]);
    } finally {
      disk.remove();
    }
  });

  it.runIf(canMakeSmallDisk)(
    "that cannot put the files in place leaves the database as empty as it was, for the next try",
    async () => {
      const { path } = await backUpQuickly({ dataDirectory, to });
      const target = await emptyDatabase();
      writeFiles(dataDirectory, { "uploads/a.txt": "as it is now" });
      mkdirSync(join(dataDirectory, "z"));
      // A disk of its own cannot be set aside.
      const disk = makeSmallDisk(10_000, join(dataDirectory, "z"));
      try {
        await expect(restore(path, target)).rejects.toMatchObject({ code: "EBUSY" });
        expect(asItWas()).toEqual([["uploads", "z"], "as it is now"]);
      } finally {
        disk.remove();
      }
      const { rows } = await restore(path, target);
      expect(await withClient(target, (client) => client.query("select from users"))).toMatchObject({
        rowCount: rows["public.users"],
      });
      expect(asItWas()[1]).toBe("as it was");
    },
  );

  it.each([
    ["whose commit is refused", "edge_clock", "raise exception 'no room for it'", "no room for it"],
    ["whose database goes away at the commit", "edge_clock", "perform pg_terminate_backend(pg_backend_pid())", ""],
    [
      "of an older Plinth's backup whose last migration fails",
      "binned_websites",
      "",
      "Migration 20261122031000_bin failed",
    ],
  ])("%s leaves files and database as they were, for the next try", async (_when, table, atCommit, reason) => {
    const old = await emptyDatabase();
    await migrate(old, undefined, new Set(["20261121000000_initial"]));
    await withClient(old, (client) =>
      client.query("insert into users (issuer, subject, email) values ('test', 'old', 'old@example.com')"),
    );
    const { path } = await backUpQuickly({ databaseUrl: old, dataDirectory, to });
    const target = await emptyDatabase();
    await withClient(target, (client) => client.query(spoiling(table, atCommit)));
    writeFiles(dataDirectory, { "uploads/a.txt": "as it is now" });
    expect(await told(restore(path, target))).toMatch(
      new RegExp(`^The database did not keep what was restored: .*${reason}.*It is as empty as before`, "s"),
    );
    expect(asItWas()).toEqual([["uploads"], "as it is now"]);
    expect(
      await withClient(target, (client) =>
        client.query("select from pg_tables where schemaname in ('public', 'graphile_worker')"),
      ),
    ).toMatchObject({ rowCount: 0 });
    await withClient(target, (client) => client.query("drop event trigger spoil"));
    const { replaced } = await restore(path, target);
    expect(readFileSync(join(replaced!, "uploads/a.txt"), "utf8")).toBe("as it is now");
    expect(await withClient(target, (client) => client.query("select from users"))).toMatchObject({ rowCount: 1 });
  });

  it("of a backup that has backups in it leaves those that are there", async () => {
    writeFiles(dataDirectory, { "earlier/kept/1.age": "an old one", "earlier/notes.txt": "as it was" });
    const { path } = await backUpQuickly({ dataDirectory, to });
    writeFiles(dataDirectory, {
      "earlier/kept/2.age": "a new one",
      "earlier/notes.txt": "as it is now",
      "backups/3.age": "a nightly one",
    });
    const BACKUP_DIR = join(dataDirectory, "earlier/kept");
    await restoreInstallation(path, PASSPHRASE, {
      DATA_DIR: dataDirectory,
      DATABASE_URL: await emptyDatabase(),
      BACKUP_DIR,
      CADDY: "off",
    });
    const read = (name: string) => readFileSync(join(dataDirectory, name), "utf8");
    expect(["earlier/kept/1.age", "earlier/kept/2.age", "backups/3.age", "earlier/notes.txt"].map(read)).toEqual([
      "an old one",
      "a new one",
      "a nightly one",
      "as it was",
    ]);
  });

  it("beside a Plinth that runs is refused", async () => {
    const { path } = await backUpQuickly({ dataDirectory, to });
    const unlock = await lockDataDirectory(dataDirectory);
    expect(await told(restore(path, await emptyDatabase()))).toMatch(/^Plinth already runs on .* Stop it first/);
    unlock();
  });
});

describe("the folder of nightly backups", () => {
  it("is in DATA_DIR where none is named", () => {
    expect(backupFolder().endsWith("/data/backups")).toBe(true);
    expect(existsSync(backupFolder())).toBe(false);
  });
});

it("finds all tables there are in the schemas that it reads", async () => {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `select schemaname from pg_tables where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'public', 'graphile_worker')`,
    ),
  );
  expect(rows).toEqual([]);
  expect(Object.keys(await withClient(url, everyRow)).length).toBeGreaterThan(40);
});
