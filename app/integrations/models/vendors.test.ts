import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { VENDOR_NAMES, VENDORS, type Vendor } from "~/lib/vendors";
import { startModelServer, type ModelServer } from "../../../tests/setup/models/model-server";
import { claude } from "../anthropic/claude.server";
import { openAi } from "../openai/openai.server";
import { type ModelFailure, type ModelRequest, type ModelUsage } from "./model";

const LIMITS = { idleMs: 2_000, wholeMs: 10_000, pauseMs: 1 };
const AT_ONCE = { "retry-after-ms": "1" };
const ASK: ModelRequest = {
  messages: [
    { role: "system", content: "Be short." },
    { role: "user", content: "Say something." },
  ],
  maxOutputTokens: 500,
};
const TEXT = "Bread, every morning. Größe: 12 €, 焼きたて.";

const ADAPTERS: Record<Vendor, { adapter: typeof claude | typeof openAi; effort: object }> = {
  claude: { adapter: claude, effort: { output_config: { effort: "low" } } },
  openai: { adapter: openAi, effort: { reasoning_effort: "low" } },
};

describe.each(VENDORS)("%s", (vendor) => {
  let server: ModelServer;
  beforeEach(async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    server = await startModelServer(vendor);
  });
  afterEach(async () => {
    await server.close();
    vi.restoreAllMocks();
  });

  const model = (limits: Partial<typeof LIMITS> = {}, effort?: "low") => {
    const settings = { apiKey: "sk-test", baseUrl: server.baseUrl, model: "m-1", effort };
    return ADAPTERS[vendor].adapter(settings, { ...LIMITS, ...limits });
  };

  /** Asks, and gives what was heard with it: all pieces, a mark where they became void, and what it cost. */
  async function ask(limits?: Partial<typeof LIMITS>, request = ASK, signal?: AbortSignal) {
    const heard: string[] = [];
    let charged: ModelUsage | undefined;
    const options = {
      signal,
      onText: (piece: string) => heard.push(piece),
      onRestart: () => heard.push("|"),
      onUsage: (usage: ModelUsage) => (charged = usage),
    };
    const answer = await model(limits)
      .complete(request, options)
      .catch((error: unknown) => error);
    return { answer, heard: heard.join(""), pieces: heard.length, charged };
  }
  const failure = (reason: string) =>
    expect.objectContaining({
      name: "ModelFailure",
      reason,
      message: expect.stringMatching(new RegExp(`^${VENDOR_NAMES[vendor]} .+\\.$`)) as string,
    });

  it("hears an answer piece by piece, with what it cost", async () => {
    server.script({ text: TEXT, usage: { inputTokens: 40, cachedTokens: 30, outputTokens: 9 } });
    const { answer, heard, pieces, charged } = await ask();
    const usage = { inputTokens: 40, cachedTokens: 30, outputTokens: 9 };
    expect(answer).toEqual({ text: TEXT, end: "complete", usage });
    expect([heard, charged]).toEqual([TEXT, usage]);
    expect(pieces).toBeGreaterThan(3);
    expect(server.requests[0]).toMatchObject({
      messages: ASK.messages,
      maxOutputTokens: 500,
      model: "m-1",
      schema: null,
    });
    expect(JSON.stringify(server.requests[0]!.headers)).toContain("sk-test");
  });

  it("holds the answer to a schema, and tells the effort where one is set", async () => {
    server.script("{}");
    const type = z.object({ title: z.string().max(20), items: z.array(z.object({ name: z.string() })) });
    await model({}, "low").complete({ ...ASK, schema: { name: "site", type } }, {});
    expect(server.requests[0]!.schema).toMatchObject({
      type: "object",
      required: ["title", "items"],
      additionalProperties: false,
    });
    expect(server.requests[0]!.body).toMatchObject(ADAPTERS[vendor].effort);
  });

  it("says that an answer was cut off, or refused", async () => {
    server.script({ text: "Half an", end: "cut-off" }, { text: "No.", end: "refused" });
    expect((await ask()).answer).toMatchObject({ text: "Half an", end: "cut-off" });
    expect((await ask()).answer).toMatchObject({ end: "refused" });
  });

  it.each([
    ["a rate limit", { status: 429, type: "rate_limit_error", headers: AT_ONCE }],
    ["overload", { status: 529, type: "overloaded_error", headers: AT_ONCE }],
    ["a fault of the vendor's", { status: 500, headers: AT_ONCE }],
    ["a connection that is reset", { never: "reset" }],
  ] as const)("asks again after %s", async (_, reply) => {
    server.script(reply, TEXT);
    expect(await ask()).toMatchObject({ answer: { text: TEXT }, heard: TEXT });
    expect(server.requests).toHaveLength(2);
  });

  it.each(["overload", "reset", "close", "nonsense"] as const)(
    "begins anew when an answer breaks off by %s",
    async (breaks) => {
      server.script({ text: "Bread, eve", breaks }, { text: TEXT, usage: { inputTokens: 10, outputTokens: 5 } });
      const { answer, heard } = await ask();
      expect(answer).toMatchObject({ text: TEXT, end: "complete" });
      expect(heard).toMatch(new RegExp(`^(Bread, eve)?\\|?${TEXT}$`));
      expect(heard.includes("|")).toBe(heard !== TEXT);
      expect((answer as { usage: ModelUsage }).usage.inputTokens).toBeGreaterThan(10);
    },
  );

  it("gives up when answers go on breaking off, and says what that cost", async () => {
    server.always({ text: TEXT, breaks: "overload" });
    const { answer, charged } = await ask();
    expect(answer).toEqual(failure("busy"));
    const tokens = server.requests.map(({ maxOutputTokens }) => maxOutputTokens);
    expect(tokens).toEqual([500, expect.any(Number), 500 - (charged!.outputTokens * 2) / 3]);
    expect(charged!.outputTokens).toBeGreaterThanOrEqual(3 * Math.floor(TEXT.length / 4));
    expect((answer as ModelFailure).usage).toEqual(charged);
  });

  it("gives up when the vendor goes on having too much to do", async () => {
    server.always({ status: 429, type: "rate_limit_error", headers: AT_ONCE });
    expect(await ask()).toMatchObject({ answer: failure("busy"), charged: { inputTokens: 0, outputTokens: 0 } });
    expect(server.requests).toHaveLength(3);
  });

  it.each([["3600"], [new Date(Date.now() + 3_600_000).toUTCString()]])(
    "does not wait as long as a server asks for, where that is long (%s)",
    async (wait) => {
      server.always({ status: 429, type: "rate_limit_error", headers: { "retry-after": wait } });
      expect((await ask()).answer).toEqual(failure("busy"));
      expect(server.requests).toHaveLength(1);
    },
  );

  it.each([
    [401, "authentication_error"],
    [400, "invalid_request_error"],
    [429, "insufficient_quota"],
  ])("does not hide that a request is refused with %i (%s)", async (status, type) => {
    server.always({ status, type, headers: AT_ONCE });
    expect((await ask()).answer).toEqual(failure("rejected"));
  });

  it("says that nobody is there", async () => {
    await server.close();
    expect((await ask()).answer).toEqual(failure("unreachable"));
    expect(vi.mocked(process.stderr.write).mock.calls.flat().join()).toContain("ECONNREFUSED");
  });

  it("waits no longer than its limits for an answer that drips or hangs", async () => {
    server.always({ text: "Bread.", breaks: "hang" });
    expect((await ask({ idleMs: 20 })).answer).toEqual(failure("timeout"));
    server.always({ text: TEXT.repeat(100), everyMs: 5 });
    expect((await ask({ wholeMs: 60 })).answer).toEqual(failure("timeout"));
    server.always({ never: "hang" });
    expect((await ask({ wholeMs: 30 })).answer).toEqual(failure("timeout"));
  });

  it("stops at once when nobody wants the answer any more", async () => {
    server.script({ text: TEXT.repeat(50), everyMs: 5 });
    const stop = new AbortController();
    const heard: string[] = [];
    let charged: ModelUsage | undefined;
    const onText = (piece: string) => {
      heard.push(piece);
      if (heard.length === 2) stop.abort(new Error("stopped"));
    };
    const asked = model().complete(ASK, { signal: stop.signal, onText, onUsage: (usage) => (charged = usage) });
    await expect(asked).rejects.toThrow("stopped");
    expect(charged!.outputTokens).toBeGreaterThan(0);
    await vi.waitFor(() => expect(server.requests[0]!.isCancelled).toBe(true));
    await expect(model().complete(ASK, { signal: stop.signal })).rejects.toThrow("stopped");
    expect(server.requests).toHaveLength(1);
  });
});
