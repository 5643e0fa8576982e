import type { SignedIn } from "~/components/app-shell/signed-in";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { Card } from "~/components/ui/card";
import { PageTitle } from "~/components/ui/page-title";
import { PRO_PLAN } from "~/modules/billing/pro-plan";
import { FeatureList } from "./feature-list";
import { PaymentCard } from "./payment-card";
import type { PaymentSettings } from "./payment-settings";

/** What a signed-in visitor without a subscription meets: the one plan, and the way to pay for it. */
export function SubscribeScreen({ user, payment }: { user: SignedIn; payment: PaymentSettings }) {
  return (
    <PlainShell user={user} className="grid content-start gap-10 py-10 sm:py-16">
      <PageTitle
        title="One plan. Everything in it."
        lead="Subscribe once and build as many websites as you like. One of them is live at a time."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <PaymentCard settings={payment} />
        <Card title="Pro Plan" description="Billed monthly. No setup fee, no contract, cancel anytime.">
          <p className="flex items-baseline gap-2">
            <span className="font-serif text-title tabular-nums">$20</span>
            <span className="text-muted">per month</span>
          </p>
          <FeatureList features={PRO_PLAN.features} />
        </Card>
      </div>
    </PlainShell>
  );
}
