import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppShell } from "~/components/app-shell/app-shell";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { PageHeader } from "~/components/ui/page-header";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import type { Actor } from "~/http/guards.server";
import { requireUserPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { readSessionId } from "~/http/session.server";
import { env } from "~/lib/env.server";
import { readAccount } from "~/modules/accounts/read-account.server";
import { listBin } from "~/modules/bin/list-bin.server";
import { readSubscriptionOverview } from "~/modules/billing/read-subscription.server";
import { readMonth } from "~/modules/usage/read-month.server";
import { accountAction } from "./account-action.server";
import { BinCard } from "./bin-card";
import { DeleteCard } from "./delete-card";
import { ExportCard } from "./export-card";
import { LeftCard } from "./left-card";
import { ProfileCard } from "./profile-card";
import { sendFromBrowser } from "./send-from-browser";
import { SignInsCard } from "./sign-ins-card";
import { UsageCard } from "./usage-card";

export const shouldRevalidate = keepDataOnViewChange;
export const clientAction = sendFromBrowser;

export const meta: MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : "Your Account · Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor, state } = await requireUserPage(request);
  const account = await readAccount({ actor, sessionId: await readSessionId(request) });
  const usage = await readMonth({ actor });
  const bin = await listBin({ actor });
  const isSubscriber = state === "subscriber";
  return {
    user,
    isSubscriber,
    left: isSubscriber ? null : await readLeft(actor),
    origin: env.APP_ORIGIN,
    account,
    usage,
    bin,
  };
}

/** What is still there without a plan, beside what the account holds. */
async function readLeft(actor: Actor) {
  const { status, cardBrand, cardLast4 } = await readSubscriptionOverview({ actor });
  return { hadPlan: status !== "inactive", card: cardLast4 ? { cardBrand, cardLast4 } : null };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireUserPage(request);
  return accountAction(actor, await readForm(request));
});

export default function AccountPage() {
  const { user, isSubscriber, left, origin, account, usage, bin } = useLoaderData<typeof loader>();
  return (
    <AppShell user={user} isSubscriber={isSubscriber}>
      <PageHeader
        title="Your Account"
        lead="Who you are here, where you are signed in, and how to take everything with you."
      />
      <div className="grid items-stretch gap-4 lg:grid-cols-2">
        {left && (left.hadPlan || account.holdings.live) ? (
          <div className="grid lg:col-span-2">
            <LeftCard holdings={account.holdings} card={left.card} origin={origin} />
          </div>
        ) : null}
        <ProfileCard user={user} createdAt={account.createdAt} />
        <SignInsCard signIns={account.signIns} />
        {usage ? <UsageCard usage={usage} /> : null}
        <BinCard items={bin} />
        <ExportCard />
        <DeleteCard email={user.email} holdings={account.holdings} origin={origin} />
      </div>
    </AppShell>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
