import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it, vi } from "vitest";
import { takeToast } from "~/http/toast.server";
import { UnavailableError } from "~/lib/errors";
import { activateTestSubscription } from "~/modules/billing/activate-test-subscription.server";
import { clearPaymentData } from "~/modules/billing/clear-payment-data.server";
import { action } from "./route";

vi.mock("~/http/page-guard.server", () => ({ requireUserPage: async () => ({ actor: { userId: 7 } }) }));
vi.mock("~/modules/billing/activate-test-subscription.server", () => ({ activateTestSubscription: vi.fn() }));
vi.mock("~/modules/billing/clear-payment-data.server", () => ({ clearPaymentData: vi.fn() }));
vi.mock("~/modules/billing/read-subscription.server", () => ({ readSubscriptionStatus: vi.fn() }));

/** Presses the button `intent`; gives the toast that the next page shows. */
async function press(intent: string) {
  const request = new Request("http://localhost/test-subscription", {
    method: "POST",
    body: new URLSearchParams({ intent }),
  });
  const answer = (await action({ request, params: {}, context: {} } as ActionFunctionArgs)) as Response;
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
  return (await takeToast(new Request("http://localhost/", { headers: { cookie } }))).toast;
}

it.each([
  ["clear", clearPaymentData, "Failed to clear Stripe data"],
  ["activate", activateTestSubscription, "Failed to activate subscription"],
] as const)("says why it could not %s", async (intent, use, title) => {
  vi.mocked(use as () => Promise<never>).mockRejectedValueOnce(new UnavailableError("Stripe is away."));
  expect(await press(intent)).toEqual({ title, description: "Stripe is away.", variant: "destructive" });
});
