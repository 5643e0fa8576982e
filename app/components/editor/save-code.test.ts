import { afterEach, describe, expect, it, vi } from "vitest";
import { saveCode } from "./save-code";

const code = { html: "<h1>Name</h1>", css: "", javascript: "" };
const answering = (answer: () => Response) => {
  const sent = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", sent);
  return sent;
};

afterEach(() => vi.unstubAllGlobals());

describe("saveCode", () => {
  it("names the revision that it saves over, and tells the new one", async () => {
    const sent = answering(() => Response.json({ success: true, revision: "r2" }));
    expect(await saveCode({ websiteId: 4, code, revision: "r1" })).toEqual({ kind: "saved", revision: "r2" });
    const [address, init] = sent.mock.calls[0]!;
    expect(address).toBe("/api/analysis/4/code");
    expect(new Headers(init!.headers).get("if-match")).toBe('"r1"');
    expect(JSON.parse(init!.body as string)).toEqual(code);
  });

  it("saves over anything without a revision", async () => {
    const sent = answering(() => Response.json({ success: true, revision: "r2" }));
    await saveCode({ websiteId: 4, code, revision: null });
    expect(new Headers(sent.mock.calls[0]![1]!.headers).has("if-match")).toBe(false);
  });

  it.each([
    [
      "a newer revision",
      () => Response.json({ message: "Changed elsewhere.", revision: "r3", generatedCode: code }, { status: 409 }),
      { kind: "conflict", there: { code, revision: "r3" } },
    ],
    [
      "a session that has ended",
      () => Response.json({ message: "Unauthorized" }, { status: 401 }),
      { kind: "signedOut" },
    ],
    [
      "a generation under way",
      () => Response.json({ message: "Still generating." }, { status: 409 }),
      { kind: "failed", message: "Still generating." },
    ],
    [
      "a refusal",
      () => Response.json({ message: "Over 2 MB." }, { status: 413 }),
      { kind: "failed", message: "Over 2 MB." },
    ],
    [
      "an answer that is not ours",
      () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
      { kind: "failed", message: null },
    ],
    [
      "no answer",
      () => {
        throw new TypeError("Failed to fetch");
      },
      { kind: "failed", message: null },
    ],
  ])("tells %s apart", async (_, answer, outcome) => {
    answering(answer);
    expect(await saveCode({ websiteId: 4, code, revision: "r1" })).toEqual(outcome);
  });

  it("tells a browser without a network from a server that does not answer", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    answering(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(await saveCode({ websiteId: 4, code, revision: "r1" })).toEqual({ kind: "offline" });
  });
});
