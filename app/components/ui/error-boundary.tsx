import { isRouteErrorResponse, useParams, useRouteError, type ErrorResponse } from "@remix-run/react";
import type { ReactNode } from "react";
import { LoginRedirect } from "~/components/login-redirect";
import type { TurnedAway } from "~/lib/turned-away";
import { ButtonAnchor } from "./button-link";
import { ErrorScreen } from "./error-screen";
import { PageNotFound } from "./page-not-found";

type StatusHandler = (info: { error: ErrorResponse; params: Record<string, string | undefined> }) => ReactNode;

function Unexpected() {
  return (
    <ErrorScreen
      title="Something went wrong"
      action={
        <>
          <ButtonAnchor href="" variant="primary">
            Try again
          </ButtonAnchor>
          <ButtonAnchor href="/">Go to the start page</ButtonAnchor>
        </>
      }
    >
      <p>The fault is on our side and has been recorded. Nothing you had saved is lost.</p>
    </ErrorScreen>
  );
}

/** The database is away, as it is for a moment when it is restarted. */
function Unavailable() {
  return (
    <ErrorScreen
      title="Plinth is not available just now"
      code="503"
      action={
        <ButtonAnchor href="" variant="primary">
          Try again
        </ButtonAnchor>
      }
    >
      <p>Please try again in a moment. Live websites are not affected, and nothing you had saved is lost.</p>
    </ErrorScreen>
  );
}

function Refused({ error }: { error: ErrorResponse }) {
  const message = typeof error.data === "string" && error.data ? error.data : error.statusText;
  return (
    <ErrorScreen title="This could not be done" code={String(error.status)}>
      <p>{message || "The request could not be answered."}</p>
    </ErrorScreen>
  );
}

/**
 * What a route shows when its loader, action or component threw. Answers thrown with a status go to that status'
 * handler (401, 404 and 503 have one from the start); what was not foreseen gets the general screen.
 */
export function GeneralErrorBoundary({ statusHandlers = {} }: { statusHandlers?: Record<number, StatusHandler> }) {
  const error = useRouteError();
  const params = useParams();
  if (!isRouteErrorResponse(error)) return <Unexpected />;
  const handler = statusHandlers[error.status];
  if (handler) return handler({ error, params });
  if (error.status === 401) return <LoginRedirect />;
  if (error.status === 404) return <PageNotFound who={error.data as TurnedAway | null} />;
  if (error.status === 503) return <Unavailable />;
  return error.status >= 500 ? <Unexpected /> : <Refused error={error} />;
}
