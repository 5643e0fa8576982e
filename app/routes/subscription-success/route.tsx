import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { FeatureList } from "~/components/subscribe/feature-list";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { PageTitle } from "~/components/ui/page-title";
import { useSupportHref } from "~/components/use-support-href";
import { requireUserPage } from "~/http/page-guard.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { DomainError } from "~/lib/errors";
import { activateSubscription } from "~/modules/billing/activate-subscription.server";
import { PRO_PLAN } from "~/modules/billing/pro-plan";
import { readPaymentOutcome } from "~/modules/billing/read-payment-outcome.server";
import { isTestKey } from "~/modules/billing/test-mode";
import { OUTCOME_WORDS } from "./outcome-words";
import { useActivation } from "./use-activation";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${OUTCOME_WORDS[page?.outcome ?? "unknown"].heading} · Plinth` },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor } = await requireUserPage(request);
  return { user, outcome: await readPaymentOutcome({ actor }), testMode: isTestKey(env.STRIPE_SECRET_KEY) };
}

/** The button without script: asks Stripe again, and goes home when there is a subscription. */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requireUserPage(request);
  try {
    await activateSubscription({ actor });
    return await redirectWithToast("/", { title: "Subscription Activated!" });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithToast("/subscription-success", {
      title: "Error",
      description: error.message,
      variant: "destructive",
    });
  }
}

export default function SubscriptionSuccess() {
  const { user, outcome, testMode } = useLoaderData<typeof loader>();
  const { activateByHand, activating } = useActivation(outcome);
  const { heading, lead } = OUTCOME_WORDS[outcome];
  const supportHref = useSupportHref();
  const isPaid = outcome === "paid";
  return (
    <PlainShell user={user} className="grid content-center justify-items-start gap-8 py-16">
      <PageTitle title={heading} lead={lead} />
      {isPaid ? <FeatureList features={PRO_PLAN.features} /> : null}
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="/" variant="primary">
          {isPaid ? "Get Started" : "Back to payment"}
        </ButtonAnchor>
        {isPaid ? null : (
          <ButtonAnchor href={supportHref("My payment for Plinth has not arrived")}>Contact support</ButtonAnchor>
        )}
        {testMode ? (
          <Form method="post" onSubmit={activateByHand}>
            <Button variant="quiet" pending={activating}>
              Activate Manually (Test)
            </Button>
          </Form>
        ) : null}
      </div>
      {isPaid ? (
        <p className="text-sm text-muted noscript:hidden">You will be taken to your dashboard in a moment.</p>
      ) : null}
    </PlainShell>
  );
}
