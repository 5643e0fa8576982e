import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Await, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { AppShell } from "~/components/app-shell/app-shell";
import { HydratedPart } from "~/components/ui/hydrated-part";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonCards } from "~/components/ui/skeleton";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { askedDeletion } from "~/http/asked-deletion.server";
import { isClientNavigation } from "~/http/client-navigation";
import { pageAction } from "~/http/page-action.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { env } from "~/lib/env.server";
import { deleteAction } from "./delete-action.server";
import { detailsAction } from "./details-action.server";
import { DeploymentList } from "./deployment-list";
import {
  checkDomainAction,
  domainAction,
  lookAction,
  removeDomainAction,
  shownNameAction,
} from "./domain-action.server";
import { loadAskedHistory } from "./load-asked-history.server";
import { loadDeployments } from "./load-deployments.server";
import { NotLoaded } from "./not-loaded";
import { activeAction, bringBackAction } from "./publication-action.server";
import { sendFromBrowser } from "./send-from-browser";

export const shouldRevalidate = keepDataOnViewChange;

export const meta: MetaFunction = () => [{ title: "Your Deployments · Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor } = await requireSubscriberPage(request);
  const loading = loadDeployments(actor, askedDeletion(request));
  const history = await loadAskedHistory(actor, request);
  // A whole page comes complete, so that it works without script; within the app the frame comes first.
  return { user, origin: env.APP_ORIGIN, history, loaded: isClientNavigation(request) ? loading : await loading };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireSubscriberPage(request);
  const formData = await readForm(request);
  switch (formData.get("intent")) {
    case "domain":
      return domainAction(actor, formData);
    case "check-domain":
      return checkDomainAction(actor, formData);
    case "details":
      return detailsAction(actor, formData);
    case "look":
      return lookAction(actor, formData);
    case "show-www":
    case "show-bare":
      return shownNameAction(actor, formData);
    case "unpublish":
    case "publish":
      return activeAction(actor, formData, formData.get("intent") === "publish");
    case "bring-back":
      return bringBackAction(actor, formData);
    case "remove-domain":
      return removeDomainAction(actor, formData);
    default:
      return deleteAction(actor, formData);
  }
});

export const clientAction = sendFromBrowser;

export default function DeploymentsPage() {
  const { user, origin, history, loaded } = useLoaderData<typeof loader>();
  return (
    <AppShell user={user}>
      <PageHeader title="Your Deployments" lead="Manage your live websites" />
      <div className="pb-16">
        <Suspense fallback={<SkeletonCards label="Loading your deployments" />}>
          <Await resolve={loaded}>
            {(list) => (
              <HydratedPart>
                {"error" in list ? (
                  <NotLoaded reason={list.error} />
                ) : (
                  <DeploymentList {...list} origin={origin} history={history} />
                )}
              </HydratedPart>
            )}
          </Await>
        </Suspense>
      </div>
    </AppShell>
  );
}
