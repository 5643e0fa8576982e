import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeToOthers, makePrivateDirectory } from "./private-files";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "plinth-modes-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8);

function write(name: string, mode: number) {
  writeFileSync(at(name), "x");
  chmodSync(at(name), mode);
}

function directory(name: string, mode: number) {
  mkdirSync(at(name), { recursive: true });
  chmodSync(at(name), mode);
}

it("makes a directory that others cannot enter, and closes one that they could", () => {
  directory("old", 0o755);
  write("old/file", 0o644);
  for (const name of ["old", "new"]) makePrivateDirectory(at(name));
  expect(["old", "old/file", "new"].map(modeOf)).toEqual(["700", "600", "700"]);
});

it("closes all that lies in a directory, and takes nothing from its owner", () => {
  directory("edge/blobs/ab", 0o755);
  write("edge/blobs/ab/blob", 0o444);
  write("edge/sites.db", 0o666);
  write("edge/program", 0o755);
  for (const name of ["edge", "edge/blobs"]) chmodSync(at(name), 0o775);
  closeToOthers(at("edge"));
  expect(
    ["edge", "edge/blobs", "edge/blobs/ab", "edge/blobs/ab/blob", "edge/sites.db", "edge/program"].map(modeOf),
  ).toEqual(["700", "700", "700", "400", "600", "700"]);
});

it("goes on where it was cut off, and does not look again into what it closed", () => {
  directory("edge/open", 0o755);
  directory("edge/closed", 0o700);
  write("edge/open/file", 0o644);
  write("edge/closed/file", 0o644);
  chmodSync(at("edge"), 0o755);
  closeToOthers(at("edge"));
  expect(["edge/open/file", "edge/closed/file"].map(modeOf)).toEqual(["600", "644"]);
});

it("changes nothing where a link within leads, and minds nothing that is missing", () => {
  write("elsewhere", 0o644);
  directory("edge", 0o755);
  symlinkSync(at("elsewhere"), at("edge/link"));
  symlinkSync(at("gone"), at("edge/broken"));
  closeToOthers(at("edge"));
  closeToOthers(at("gone"));
  expect(["edge", "elsewhere"].map(modeOf)).toEqual(["700", "644"]);
});
