import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startModelServer } from "../../../tests/setup/models/model-server";
// The SDKs are loaded before the first test: a busy machine takes seconds for them.
import "./connected-models.server";

/** The module as it is in a process with these settings and no others of its kind. */
async function withSettings(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./connected-models.server");
}
const NAMES = [
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "CLAUDE_MODEL",
  "CLAUDE_EFFORT",
  "CLAUDE_PRICES",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "OPENAI_EFFORT",
  "OPENAI_PRICES",
];
const ASK = { messages: [{ role: "user" as const, content: "Hello" }], maxOutputTokens: 300 };

beforeEach(() => NAMES.forEach((name) => vi.stubEnv(name, "")));
afterEach(() => vi.unstubAllEnvs());

describe("connectedModel", () => {
  it("knows no model without a key or an address", async () => {
    const { connectedModel } = await withSettings({ CLAUDE_MODEL: "claude-x" });
    expect([connectedModel("claude"), connectedModel("openai")]).toEqual([null, null]);
  });

  it("takes a key for the vendor's own model and prices, and an address without one for a server that costs nothing", async () => {
    const { connectedModel, pricesOf } = await withSettings({
      ANTHROPIC_API_KEY: "sk-1",
      OPENAI_BASE_URL: "http://127.0.0.1:1/v1",
      OPENAI_MODEL: "qwen",
    });
    expect(connectedModel("claude")).toMatchObject({ vendor: "claude", name: "claude-sonnet-5-5" });
    expect(connectedModel("claude")).toBe(connectedModel("claude"));
    expect(connectedModel("openai")).toMatchObject({ vendor: "openai", name: "qwen" });
    expect(pricesOf("claude")).toEqual({ input: 2, cached: 0.2, output: 10 });
    expect(pricesOf("openai")).toEqual({ input: 0, cached: 0, output: 0 });
  });

  it("takes model, effort and prices from the environment, and tells another model no effort unasked", async () => {
    const [own, local] = await Promise.all([startModelServer("claude"), startModelServer("openai")]);
    own.always("Hi");
    local.always("Hi");
    const claude = {
      ANTHROPIC_API_KEY: "sk-1",
      ANTHROPIC_BASE_URL: `${own.baseUrl}/`,
      CLAUDE_EFFORT: "high",
      CLAUDE_PRICES: "3/0.3/15",
    };
    const { connectedModel, pricesOf } = await withSettings({
      ...claude,
      OPENAI_BASE_URL: local.baseUrl,
      OPENAI_MODEL: "qwen",
    });
    await connectedModel("claude")!.complete(ASK, {});
    await connectedModel("openai")!.complete(ASK, {});
    expect(own.requests[0]!.body).toMatchObject({
      model: "claude-sonnet-5-5",
      max_tokens: 300,
      output_config: { effort: "high" },
    });
    expect(local.requests[0]!.body).toMatchObject({ model: "qwen", max_tokens: 300, max_completion_tokens: 300 });
    expect(local.requests[0]!.body).not.toHaveProperty("reasoning_effort");
    expect(pricesOf("claude")).toEqual({ input: 3, cached: 0.3, output: 15 });
    await Promise.all([own.close(), local.close()]);
  });
});
