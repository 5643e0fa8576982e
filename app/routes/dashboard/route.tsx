import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "~/components/dashboard/dashboard";
import { sendFromBrowser } from "~/components/dashboard/send-from-browser";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { dashboardAction, readShortForm } from "./dashboard-action.server";
import { loadDashboard } from "./load-dashboard.server";

export const shouldRevalidate = keepDataOnViewChange;
export const clientAction = sendFromBrowser;

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => {
  if (error) return [{ title: errorTitle(error) }];
  return [{ title: page?.opened ? `${page.opened.title} · Plinth` : "Dashboard · Plinth" }];
};

export async function loader({ request }: LoaderFunctionArgs) {
  return loadDashboard(request, await requireSubscriberPage(request));
}

export const action = pageAction(async ({ request }) => dashboardAction(request, await readShortForm(request)));

export default function DashboardPage() {
  return <Dashboard page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = GeneralErrorBoundary;
