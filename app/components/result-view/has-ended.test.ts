import { afterEach, describe, expect, it, vi } from "vitest";
import { hasEnded } from "./has-ended";

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
const generatedCode = { html: "<h1>Bakery</h1>", css: "", javascript: "" };

describe("the end of a generation", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("has not come while the website is processed, with code of before or without", async () => {
    for (const code of [null, generatedCode]) {
      answer({ generatedCode: code, status: "processing" });
      expect(await hasEnded(1, 3_000)).toBe(false);
    }
  });

  it.each(["ready", "failed", "cancelled"])("has come with %s", async (status) => {
    answer({ generatedCode: null, status });
    expect(await hasEnded(1, 3_000)).toBe(true);
  });

  it("has come when the website cannot be asked about", async () => {
    answer({ message: "There is no such website." }, 404);
    expect(await hasEnded(1, 3_000)).toBe(true);
  });

  it("is not known while the network is away", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(hasEnded(1, 3_000)).rejects.toThrow(TypeError);
  });
});
