import { expect, it, vi } from "vitest";
import { log } from "~/lib/log.server";
import { isReadable } from "./readable-row";

const row = (key: string, value: unknown) => ({ key, value: value === null ? null : JSON.stringify(value) });

it("leaves out rows that make no sense, and says so", () => {
  const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const broken = [
    row("site:1", { snapshotId: 1, files: { "index.html": {} }, retired: {} }),
    row("host:bread", { deploymentId: "1" }),
    row("salt:2026-11-22", { salt: "?" }),
  ];
  expect(broken.filter(isReadable)).toEqual([]);
  expect(said.mock.calls.map(([text]) => text)).toEqual(
    broken.map(({ key }) => `the edge state ${key} cannot be read`),
  );
  said.mockRestore();
});

it("takes what can be read, what is deleted, and what a later version knows", () => {
  const sound = [
    row("site:1", { snapshotId: 1, files: {}, retired: {} }),
    row("host:bread", { deploymentId: 1 }),
    row("site:2", null),
    row("weather:today", { sun: true }),
  ];
  expect(sound.filter(isReadable)).toEqual(sound);
});
