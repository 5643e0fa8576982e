import { expect, it, vi } from "vitest";
import { readSubscriptionOverview } from "~/modules/billing/read-subscription.server";
import { loadSubscription } from "./load-subscription.server";

vi.mock("~/modules/billing/read-subscription.server", () => ({ readSubscriptionOverview: vi.fn() }));
vi.mock("~/lib/log.server", () => ({ log: { error: vi.fn() } }));

const read = vi.mocked(readSubscriptionOverview);

it("gives what the actor has", async () => {
  const held = {
    status: "active",
    isActive: true,
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    cardBrand: "visa",
    cardLast4: "4242",
  };
  read.mockResolvedValueOnce(held);
  expect(await loadSubscription({ userId: 7 })).toEqual({ subscription: held });
  expect(read).toHaveBeenCalledWith({ actor: { userId: 7 } });
});

it("says so when it cannot be read", async () => {
  read.mockRejectedValueOnce(new Error("the database is away"));
  expect(await loadSubscription({ userId: 7 })).toEqual({ error: "Failed to load subscription details" });
});
