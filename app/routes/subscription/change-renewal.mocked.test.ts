import { beforeEach, expect, it, vi } from "vitest";
import { takeToast } from "~/http/toast.server";
import { ConflictError, UnavailableError } from "~/lib/errors";
import { cancelSubscription } from "~/modules/billing/cancel-subscription.server";
import { reactivateSubscription } from "~/modules/billing/reactivate-subscription.server";
import { changeRenewalFromForm } from "./change-renewal.server";

vi.mock("~/modules/billing/cancel-subscription.server", () => ({ cancelSubscription: vi.fn() }));
vi.mock("~/modules/billing/reactivate-subscription.server", () => ({ reactivateSubscription: vi.fn() }));
vi.mock("~/lib/log.server", () => ({ log: { error: vi.fn() } }));

const uses = { cancel: vi.mocked(cancelSubscription), reactivate: vi.mocked(reactivateSubscription) };
const actor = { userId: 7 };

/** Presses the button `intent`; gives the toast that the next page shows. */
async function press(intent: string, leadsTo = "/subscription") {
  const form = new FormData();
  form.set("intent", intent);
  const answer = await changeRenewalFromForm(actor, form);
  expect(answer.headers.get("location")).toBe(leadsTo);
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
  return (await takeToast(new Request("http://localhost/", { headers: { cookie } }))).toast;
}

beforeEach(() => Object.values(uses).forEach((use) => use.mockReset()));

it.each([
  ["cancel", "Subscription Canceled", "Your subscription will end at the current period."],
  ["reactivate", "Subscription Reactivated", "Your subscription will continue billing."],
] as const)("says that it could %s", async (intent, title, description) => {
  expect(await press(intent)).toMatchObject({ title, description, variant: "default" });
  expect(uses[intent]).toHaveBeenCalledWith({ actor });
});

it.each([
  ["cancel", new UnavailableError("Stripe is away."), "Failed to cancel subscription. Please try again."],
  ["cancel", new Error("unforeseen"), "Failed to cancel subscription. Please try again."],
  ["reactivate", new UnavailableError("Stripe is away."), "Failed to reactivate subscription. Please try again."],
  ["reactivate", new Error("unforeseen"), "Failed to reactivate subscription. Please try again."],
] as const)("says that it could not %s after %s", async (intent, error, description) => {
  uses[intent].mockRejectedValue(error);
  expect(await press(intent)).toMatchObject({ description, variant: "destructive" });
});

it.each(["cancel", "reactivate"] as const)("leads home who wants to %s what has ended", async (intent) => {
  uses[intent].mockRejectedValue(new ConflictError("Your subscription has ended. Please subscribe again."));
  expect(await press(intent, "/")).toMatchObject({ title: "Subscription Ended", variant: "destructive" });
});

it("refuses what is no button of the screen", async () => {
  await expect(press("delete")).rejects.toMatchObject({ init: { status: 400 } });
  expect(uses.cancel).not.toHaveBeenCalled();
});
