import { expect, it, vi } from "vitest";
import { ModelFailure, type Model, type ModelUsage } from "~/integrations/models/model";
import { db } from "~/lib/db.server";
import { meteredModel } from "~/modules/usage/metered-model.server";
import { monthlyUsage } from "~/modules/usage/monthly-usage.server";
import { usageOfRun, usageOfWebsite } from "~/modules/usage/read-usage.server";
import { startBakery } from "../generation/generation-world";

vi.hoisted(() => (process.env.CLAUDE_PRICES = "3/0.3/15"));

const USAGE: ModelUsage = { inputTokens: 1000, cachedTokens: 400, outputTokens: 2000 };
const REQUEST = { messages: [], maxOutputTokens: 100 };

function modelThat(complete: Model["complete"]): Model {
  return { vendor: "claude", name: "claude-test", complete };
}
const answering = modelThat(() => Promise.resolve({ text: "Bread", end: "complete", usage: USAGE }));
const failing = modelThat(() =>
  Promise.reject(new ModelFailure("busy", "Claude has too much to do.", { ...USAGE, outputTokens: 50 })),
);
const cancelled = modelThat((_, { signal, onUsage }) => {
  onUsage?.({ ...USAGE, outputTokens: 7 });
  return Promise.reject(signal!.reason as Error);
});

const callsOf = (userId: number) => db.modelCall.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" } });

it("keeps what each call cost, also of those that fail or are cancelled", async () => {
  const { actor, websiteId, runId } = await startBakery();
  const purpose = { userId: actor.userId, websiteId, runId, purpose: "plan" } as const;
  expect(await meteredModel(answering, purpose).complete(REQUEST, {})).toMatchObject({ text: "Bread" });
  await expect(meteredModel(failing, purpose).complete(REQUEST, {})).rejects.toThrow("too much to do");
  const stop = AbortSignal.abort(new Error("stopped"));
  await expect(
    meteredModel(cancelled, { ...purpose, runId: undefined, purpose: "change" }).complete(REQUEST, { signal: stop }),
  ).rejects.toThrow("stopped");

  const common = { websiteId, vendor: "claude", model: "claude-test", inputTokens: 1000, cachedTokens: 400 };
  expect(await callsOf(actor.userId)).toMatchObject([
    { ...common, runId, purpose: "plan", outputTokens: 2000, outcome: "complete" },
    { ...common, runId, purpose: "plan", outputTokens: 50, outcome: "busy" },
    { ...common, runId: null, purpose: "change", outputTokens: 7, outcome: "cancelled" },
  ]);
  expect(await usageOfRun(runId)).toMatchObject({
    calls: 2,
    inputTokens: 2000,
    outputTokens: 2050,
    costMicros: 2 * 1920 + 2050 * 15,
  });
  expect(await usageOfWebsite({ actor, websiteId })).toMatchObject({ calls: 3, outputTokens: 2057 });
  expect(await usageOfWebsite({ actor: { userId: actor.userId + 1 }, websiteId })).toMatchObject({
    calls: 0,
    costMicros: 0,
  });
});

it("counts a month's calls against the budget, also those of websites that are gone", async () => {
  const { actor, websiteId, runId } = await startBakery();
  const purpose = { userId: actor.userId, websiteId, runId, purpose: "plan" } as const;
  await meteredModel(answering, purpose).complete(REQUEST, {});
  await db.website.delete({ where: { id: websiteId } });
  await meteredModel(answering, purpose).complete(REQUEST, {});
  expect(await callsOf(actor.userId)).toMatchObject([
    { websiteId: null, runId: null },
    { websiteId: null, runId: null },
  ]);
  const cost = (at: string, costMicros: number) =>
    db.modelCall.updateMany({ where: { ownerId: actor.userId }, data: { createdAt: new Date(at), costMicros } });
  const usageAt = (now: string) => monthlyUsage(actor, new Date(now));

  await cost("2026-11-01T00:00:00Z", 2_499_999);
  expect(await usageAt("2026-11-30T23:59:59Z")).toEqual({
    spentMicros: 4_999_998,
    budgetMicros: 5_000_000,
    isOver: false,
  });
  expect(await usageAt("2026-12-01T00:00:00Z")).toMatchObject({ spentMicros: 0, isOver: false });
  await cost("2026-11-30T23:59:59Z", 2_500_000);
  expect(await usageAt("2026-11-30T23:59:59Z")).toMatchObject({ isOver: true });
});

it("keeps nothing of an owner who is gone, and hands the answer over all the same", async () => {
  const { actor, websiteId } = await startBakery();
  await db.user.delete({ where: { id: actor.userId } });
  expect(
    await meteredModel(answering, { userId: actor.userId, websiteId, purpose: "mend" }).complete(REQUEST, {}),
  ).toMatchObject({ text: "Bread" });
  expect(await callsOf(actor.userId)).toEqual([]);
});
