import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { pageNotFound, requireSubscriberPage } from "~/http/page-guard.server";

export const meta: MetaFunction = ({ error }) => [{ title: errorTitle(error) }];

/** Any address nothing else answers to; for an anonymous visitor, some of them lead to signing in. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSubscriberPage(request);
  throw pageNotFound({ visitor: "subscriber" });
}

export function action() {
  throw pageNotFound();
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = GeneralErrorBoundary;
