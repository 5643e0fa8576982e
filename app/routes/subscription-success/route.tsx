import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { useTemplateSearch } from "~/components/generation-form/asked-template";
import { FeatureList } from "~/components/subscribe/feature-list";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
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
import { FirstSentence } from "./first-sentence";
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
  const { activateByHand, activating, stay, stays } = useActivation(outcome);
  const { heading, lead } = OUTCOME_WORDS[outcome];
  const supportHref = useSupportHref();
  const search = useTemplateSearch();
  const isPaid = outcome === "paid";
  return (
    <PlainShell user={user} className="grid content-start gap-8 py-10 sm:py-16">
      <PageTitle title={heading} lead={lead} />
      {isPaid ? (
        <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr]">
          <FirstSentence onWrite={stay} />
          <Card title="Your plan">
            <FeatureList features={PRO_PLAN.features} />
          </Card>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isPaid ? null : (
          <>
            <ButtonAnchor href={`/${search}`} variant="primary">
              Back to payment
            </ButtonAnchor>
            <ButtonAnchor href={supportHref("My payment for Plinth has not arrived")}>Contact support</ButtonAnchor>
          </>
        )}
        {testMode ? (
          <Form method="post" onSubmit={activateByHand}>
            <Button variant="quiet" pending={activating}>
              Activate Manually (Test)
            </Button>
          </Form>
        ) : null}
      </div>
      {isPaid && !stays ? (
        <p className="text-sm text-muted noscript:hidden">
          You will be taken to your dashboard in a moment, unless you begin to write.
        </p>
      ) : null}
    </PlainShell>
  );
}
