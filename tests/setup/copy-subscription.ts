import { randomUUID } from "node:crypto";
import { inBoxDatabase } from "./box-database";
import { copyRows, nextId, ownerOf } from "./copy-rows";

/**
 * Gives the account with the e-mail address `to` the subscription that `from` pays for. The payments server knows nothing
 * of it: who looks at what was paid, or ends it, has to pay (`Visitor.subscribe`).
 */
export function copySubscription(from: string, to: string): Promise<void> {
  return inBoxDatabase(async (client) => {
    await copyRows(client, "subscriptions", ["user_id", await ownerOf(client, from)], {
      id: await nextId(client, "subscriptions"),
      user_id: await ownerOf(client, to),
      stripe_customer_id: `cus_${randomUUID()}`,
      stripe_subscription_id: `sub_${randomUUID()}`,
    });
  });
}
