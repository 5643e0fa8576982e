import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/legal-page";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { readLegalText } from "~/modules/legal/read-legal-text.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? errorTitle(error) : `${data?.title} · Plinth` },
];

/** For everybody: the terms on which Plinth is used. */
export const loader = () => readLegalText("terms");

export default function Terms() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = GeneralErrorBoundary;
