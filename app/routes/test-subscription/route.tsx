import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { refetchStatus } from "~/components/subscribe/refetch-status";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { PageHeader } from "~/components/ui/page-header";
import { pageAction } from "~/http/page-action.server";
import { requireUserPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { DomainError } from "~/lib/errors";
import { readSubscriptionStatus } from "~/modules/billing/read-subscription.server";
import { isTestKey } from "~/modules/billing/test-mode";
import { findTool } from "./test-tools.server";

export const meta: MetaFunction = () => [{ title: "Test subscription · Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor } = await requireUserPage(request);
  const { status } = await readSubscriptionStatus({ actor });
  return { user, status, testMode: isTestKey(env.STRIPE_SECRET_KEY) };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireUserPage(request);
  const tool = findTool((await readForm(request)).get("intent"));
  try {
    await tool.run({ actor });
    return await redirectWithToast("/test-subscription", tool.done);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithToast("/test-subscription", {
      title: tool.failed,
      description: error.message,
      variant: "destructive",
    });
  }
});

export default function TestSubscription() {
  const { user, status, testMode } = useLoaderData<typeof loader>();
  useEffect(() => void refetchStatus(), [status]);
  const working = useNavigation().formData?.get("intent");
  return (
    <PlainShell user={user} className="pb-16">
      <PageHeader
        title="Test subscription"
        lead="Tools for trying the subscription without a card. They work with test keys only."
      />
      <Card title="Subscription" className="max-w-3xl">
        <p>
          Status: <strong>{status}</strong>
        </p>
        {testMode ? null : (
          <Notice tone="warning" title="These tools are switched off">
            The payment provider is in live mode, where a subscription exists only when it is paid.
          </Notice>
        )}
        <Form method="post" className="flex flex-wrap gap-3">
          <Button name="intent" value="clear" disabled={!testMode} pending={working === "clear"}>
            Clear Stripe Data
          </Button>
          <Button
            name="intent"
            value="activate"
            variant="primary"
            disabled={!testMode}
            pending={working === "activate"}
          >
            Activate Test Subscription
          </Button>
          <ButtonAnchor href="/" variant="quiet">
            Back to Dashboard
          </ButtonAnchor>
        </Form>
      </Card>
    </PlainShell>
  );
}
