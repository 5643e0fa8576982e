import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppShell } from "~/components/app-shell/app-shell";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { PageHeader } from "~/components/ui/page-header";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import { requireUserPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { readSessionId } from "~/http/session.server";
import { env } from "~/lib/env.server";
import { readAccount } from "~/modules/accounts/read-account.server";
import { listBin } from "~/modules/bin/list-bin.server";
import { readMonth } from "~/modules/usage/read-month.server";
import { accountAction } from "./account-action.server";
import { BinCard } from "./bin-card";
import { DeleteCard } from "./delete-card";
import { ExportCard } from "./export-card";
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
  return { user, isSubscriber: state === "subscriber", origin: env.APP_ORIGIN, account, usage, bin };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireUserPage(request);
  return accountAction(actor, await readForm(request));
});

export default function AccountPage() {
  const { user, isSubscriber, origin, account, usage, bin } = useLoaderData<typeof loader>();
  return (
    <AppShell user={user} isSubscriber={isSubscriber}>
      <PageHeader title="Your Account" lead="Who you are here, where you are signed in, and how to take everything with you." />
      <div className="grid items-stretch gap-4 lg:grid-cols-2">
        <ProfileCard user={user} createdAt={account.createdAt} />
        <SignInsCard signIns={account.signIns} />
        {usage ? <UsageCard usage={usage} /> : null}
        <ExportCard />
        <BinCard items={bin} />
        <DeleteCard email={user.email} holdings={account.holdings} origin={origin} />
      </div>
    </AppShell>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
