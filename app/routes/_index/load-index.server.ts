import { paymentSettings } from "~/http/payment-settings.server";
import { readPageVisitor, withHeader } from "~/http/page-guard.server";
import { env } from "~/lib/env.server";
import { loadDashboard } from "../dashboard/load-dashboard.server";

/** What `/` shows, by who asks (who sees what: tests/e2e/access.spec.ts). */
export async function loadIndex(request: Request) {
  const visitor = await readPageVisitor(request);
  const origin = env.APP_ORIGIN;
  switch (visitor.state) {
    case "anonymous":
      return { state: visitor.state, origin };
    case "unsubscribed":
      return { state: visitor.state, origin, user: visitor.user, payment: paymentSettings() };
    case "subscriber":
      return {
        state: visitor.state,
        origin,
        dashboard: await loadDashboard(request, await withHeader(request, visitor)),
      };
  }
}
