import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { Dashboard } from "~/components/dashboard/dashboard";
import { sendFromBrowser } from "~/components/dashboard/send-from-browser";
import { Landing } from "~/components/landing/landing";
import { SubscribeScreen } from "~/components/subscribe/subscribe-screen";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import { dashboardAction, readShortForm } from "../dashboard/dashboard-action.server";
import { answerUnreachable, isDemoRequest } from "./answer-unreachable";
import { bookDemo } from "./book-demo.server";
import { loadIndex } from "./load-index.server";

const TITLES = {
  anonymous: "Plinth: Build Professional Websites with AI",
  unsubscribed: "Complete Your Subscription · Plinth",
  subscriber: "Dashboard · Plinth",
};

const DESCRIPTION =
  "Describe your business and get a whole website: written, designed, edited and hosted in one place. $20 a month.";

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => {
  if (error) return [{ title: errorTitle(error) }];
  const title = TITLES[page?.state ?? "anonymous"];
  return [
    { title },
    { name: "description", content: DESCRIPTION },
    { property: "og:title", content: title },
    { property: "og:description", content: DESCRIPTION },
    { property: "og:type", content: "website" },
    { property: "og:url", content: `${page?.origin}/` },
    { property: "og:image", content: `${page?.origin}/share.png` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
};

export const shouldRevalidate = keepDataOnViewChange;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadIndex(request);
}

export const action = pageAction(async ({ request, context }) => {
  const formData = await readShortForm(request);
  if (formData?.get("intent") === "book-demo") return bookDemo(request, formData, context.clientAddress);
  return dashboardAction(request, formData);
});

export async function clientAction(args: ClientActionFunctionArgs) {
  return (await isDemoRequest(args.request)) ? answerUnreachable(args) : sendFromBrowser(args);
}

/** One address, three screens by the visitor's state (who sees what: tests/e2e/access.spec.ts). */
export default function Index() {
  const page = useLoaderData<typeof loader>();
  switch (page.state) {
    case "anonymous":
      return <Landing />;
    case "unsubscribed":
      return <SubscribeScreen user={page.user} payment={page.payment} />;
    case "subscriber":
      return <Dashboard page={page.dashboard} />;
  }
}

export const ErrorBoundary = GeneralErrorBoundary;
