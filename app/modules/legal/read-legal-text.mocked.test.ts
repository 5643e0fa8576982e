import { mkdtemp, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { requireLegalFiles } from "~/lib/legal-files.server";
import { readLegalText } from "./read-legal-text.server";

const settings = vi.hoisted(() => ({
  LEGAL_DIR: "",
  APP_ORIGIN: "https://plinth.example",
  SUPPORT_EMAIL: "help@plinth.example",
}));
vi.mock("~/lib/env.server", () => ({ env: settings }));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "legal-"));
  settings.LEGAL_DIR = directory;
});

it("gives the operator's own text, and the new one once the file has changed", async () => {
  const file = join(directory, "terms.md");
  await writeFile(file, "# First\n\nAsk {{SUPPORT_EMAIL}}.");
  expect(await readLegalText("terms")).toEqual({
    title: "First",
    html: '<p>Ask <a href="mailto:help@plinth.example">help@plinth.example</a>.</p>\n',
  });
  const first = await readLegalText("terms");
  expect(await readLegalText("terms")).toBe(first);
  await writeFile(file, "# Second");
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect(await readLegalText("terms")).toEqual({ title: "Second", html: "" });
});

it("names a file that is not there", async () => {
  await expect(requireLegalFiles()).rejects.toThrow(`LEGAL_DIR: there is no file ${join(directory, "terms.md")}`);
  await expect(readLegalText("privacy")).rejects.toThrow(`LEGAL_DIR: ${join(directory, "privacy.md")} cannot be shown`);
});

it.each(["terms", "privacy"] as const)(
  "has %s of its own in the repository, with nothing left to fill in",
  async (name) => {
    settings.LEGAL_DIR = "legal";
    await requireLegalFiles();
    const { title, html } = await readLegalText(name);
    expect(title).not.toBe("");
    expect(html).toContain("help@plinth.example");
    expect(html).not.toMatch(/\{\{/);
  },
);
