import { isRouteErrorResponse } from "@remix-run/react";

const TITLES: Record<number, string> = {
  401: "Signing you in again",
  404: "Page Not Found",
  503: "Plinth is not available just now",
};

/** The document's title for what a route threw: the heading of the screen that GeneralErrorBoundary shows. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "Something went wrong · Plinth";
  const otherwise = error.status >= 500 ? "Something went wrong" : "This could not be done";
  return `${TITLES[error.status] ?? otherwise} · Plinth`;
}
