import { data } from "@remix-run/node";
import { z } from "zod";
import { activateTestSubscription } from "~/modules/billing/activate-test-subscription.server";
import { clearPaymentData } from "~/modules/billing/clear-payment-data.server";

/** What the debug page can do, with its words (tests/list, section 8). */
interface TestTool {
  run: (input: { actor: { userId: number } }) => Promise<unknown>;
  done: { title: string; description: string };
  failed: string;
}

const TEST_TOOLS = {
  clear: {
    run: clearPaymentData,
    done: { title: "Stripe Data Cleared", description: "You can subscribe again from the start." },
    failed: "Failed to clear Stripe data",
  },
  activate: {
    run: activateTestSubscription,
    done: { title: "Subscription Activated!", description: "The payments server holds a paid subscription now." },
    failed: "Failed to activate subscription",
  },
} satisfies Record<string, TestTool>;

/** The tool that a button names. @throws 400 for anything else */
export function findTool(intent: unknown): TestTool {
  const named = z.enum(["clear", "activate"]).safeParse(intent);
  if (!named.success) throw data("This form does not say what it wants.", { status: 400 });
  return TEST_TOOLS[named.data];
}
