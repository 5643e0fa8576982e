import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppShell } from "~/components/app-shell/app-shell";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { PageHeader } from "~/components/ui/page-header";
import { pageAction } from "~/http/page-action.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { loadScreen } from "./load-screen.server";
import { NoDeployment, SelectWebsite } from "./nothing-chosen";
import { ScreenTabs } from "./screen-tabs";
import { sendFromBrowser } from "./send-from-browser";
import { seoAction } from "./seo-action.server";
import { SiteBar } from "./site-bar";

export const meta: MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : "SEO & Analytics · Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor } = await requireSubscriberPage(request);
  return { user, ...(await loadScreen(actor, new URL(request.url))) };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireSubscriberPage(request);
  return seoAction(actor, await readForm(request));
});

export const clientAction = sendFromBrowser;

export default function SeoAnalyticsPage() {
  const { user, sites, site, data } = useLoaderData<typeof loader>();
  return (
    <AppShell user={user}>
      <PageHeader title="SEO & Analytics Dashboard" lead="See how well your website is built, and who visits it." />
      {sites.length === 0 ? (
        <NoDeployment />
      ) : (
        <div className="grid gap-8">
          <SiteBar sites={sites} chosen={site} />
          <ScreenTabs data={data} site={site}>
            <SelectWebsite sites={sites} />
          </ScreenTabs>
        </div>
      )}
    </AppShell>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
