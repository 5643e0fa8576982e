import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { putInPlace } from "./put-in-place";

let data: string;
let staging: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "plinth-in-place-"));
  staging = join(data, "restoring");
  mkdirSync(staging);
});
afterEach(() => rmSync(data, { recursive: true }));

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Every file below a folder, with its text. */
function files(folder: string): Record<string, string> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

describe("putInPlace", () => {
  it("sets aside all that was there but backups, the nightly ones and others, and takes none that was restored over them", async () => {
    write(data, {
      "uploads/a": "old",
      "mine/notes": "old",
      "mine/backups/1.age": "kept",
      "backups/1.age": "kept",
      "plinth-1.tar.gz.age": "kept",
      hold: "",
    });
    write(staging, {
      "uploads/b": "new",
      "mine/notes": "new",
      "mine/backups/0.age": "earlier",
      "backups/0.age": "earlier",
    });
    const { replaced } = await putInPlace(staging, data, [join(data, "mine/backups"), "/elsewhere/backups"]);
    expect(files(replaced!)).toEqual({ "mine/notes": "old", "uploads/a": "old" });
    rmSync(replaced!, { recursive: true });
    rmSync(staging, { recursive: true });
    expect(files(data)).toEqual({
      "backups/1.age": "kept",
      hold: "",
      "mine/backups/1.age": "kept",
      "mine/notes": "new",
      "plinth-1.tar.gz.age": "kept",
      "uploads/b": "new",
    });
  });

  it("puts all back when it is told to", async () => {
    write(data, { "a/1": "old", "mine/notes": "old", "mine/backups/1.age": "kept" });
    write(staging, { "a/1": "new", z: "new" });
    const before = files(data);
    const { back, replaced } = await putInPlace(staging, data, [join(data, "mine/backups")]);
    expect(files(data)).not.toEqual(before);
    await back();
    expect([files(data), existsSync(replaced!)]).toEqual([before, false]);
  });

  it("sets nothing aside where nothing was", async () => {
    write(staging, { "backups/0.age": "earlier", "uploads/b": "new" });
    expect((await putInPlace(staging, data, [])).replaced).toBeUndefined();
    expect(files(data)).toEqual({ "backups/0.age": "earlier", "uploads/b": "new" });
  });
});
