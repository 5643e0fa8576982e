import { BILLED_TO } from "~/components/billed-to/billed-to";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { AppShell } from "~/components/app-shell/app-shell";
import { FeatureList } from "~/components/subscribe/feature-list";
import { Card } from "~/components/ui/card";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { Notice } from "~/components/ui/notice";
import { PageHeader } from "~/components/ui/page-header";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import { paymentSettings } from "~/http/payment-settings.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { PRO_PLAN } from "~/modules/billing/pro-plan";
import { changeBilledTo, loadBilledTo } from "./billed-to.server";
import { ActionsCard } from "./actions-card";
import { BillingCard } from "./billing-card";
import { changeRenewalFromForm } from "./change-renewal.server";
import { InvoicesCard } from "./invoices-card";
import { loadInvoices } from "./load-invoices.server";
import { loadSubscription } from "./load-subscription.server";
import { sendFromBrowser } from "./send-from-browser";
import { StatusCard } from "./status-card";
import { takeNewCardFrom } from "./take-new-card.server";

export const shouldRevalidate = keepDataOnViewChange;

export const meta: MetaFunction = ({ error }) => [
  { title: error ? errorTitle(error) : "Subscription Management · Plinth" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor } = await requireSubscriberPage(request);
  const taken = await takeNewCardFrom(request, actor);
  if (taken) throw taken;
  const [loaded, invoices, billedTo] = await Promise.all([
    loadSubscription(actor),
    loadInvoices(actor),
    loadBilledTo(actor),
  ]);
  return { user, loaded, invoices, billedTo, payment: paymentSettings() };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireSubscriberPage(request);
  const form = await readForm(request);
  return form.get("intent") === BILLED_TO ? changeBilledTo(actor, form) : changeRenewalFromForm(actor, form);
});

export const clientAction = sendFromBrowser;

export default function SubscriptionPage() {
  const { user, loaded, invoices, billedTo, payment } = useLoaderData<typeof loader>();
  return (
    <AppShell user={user}>
      <PageHeader title="Subscription Management" lead="Your plan, what it costs, and how to end it." />
      <div className="grid gap-4">
        {"error" in loaded ? (
          <Notice tone="danger" live title={loaded.error} />
        ) : (
          <Cards subscription={loaded.subscription} payment={payment} billedTo={billedTo} />
        )}
        <InvoicesCard loaded={invoices} />
        <Card title="Pro features">
          <FeatureList features={PRO_PLAN.features} className="sm:grid-cols-2 lg:grid-cols-3" />
        </Card>
      </div>
    </AppShell>
  );
}

function Cards({ subscription, payment, billedTo }: ComponentProps<typeof BillingCard>) {
  return (
    <div className="grid items-stretch gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4 *:last:flex-1">
        <StatusCard subscription={subscription} />
        <ActionsCard subscription={subscription} />
      </div>
      <BillingCard subscription={subscription} payment={payment} billedTo={billedTo} />
    </div>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
