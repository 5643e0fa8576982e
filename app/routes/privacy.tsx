import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/legal-page";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { readLegalText } from "~/modules/legal/read-legal-text.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? errorTitle(error) : `${data?.title} · Plinth` },
];

/** For everybody: what Plinth keeps, why, and for how long. */
export const loader = () => readLegalText("privacy");

export default function Privacy() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = GeneralErrorBoundary;
