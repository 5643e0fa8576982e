import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { signInHref } from "~/lib/sign-in-href";
import { ButtonAnchor } from "./ui/button-link";
import { ErrorScreen } from "./ui/error-screen";
import { useToast } from "./ui/use-toast";

/** Milliseconds that the toast stands before the way to sign-in (tests/list, section 9). */
const LOGIN_DELAY = 500;

/** The toast before the way to sign-in (tests/list, section 2). */
const UNAUTHORIZED = {
  title: "Unauthorized",
  description: "You are logged out. Logging in again...",
  variant: "destructive",
} as const;

/** Says that nobody is signed in any more and goes to sign-in, as soon as `active`; it leads back here. */
export function useLoginRedirect(active: boolean) {
  const signIn = signInHref(useLocation());
  const { showToast } = useToast();
  useEffect(() => {
    if (!active) return;
    showToast({ ...UNAUTHORIZED, id: "unauthorized" });
    const timer = setTimeout(() => window.location.assign(signIn), LOGIN_DELAY);
    return () => clearTimeout(timer);
  }, [active, signIn, showToast]);
}

/** The screen for a 401: says so, and leads to sign-in by itself, without script too. */
export function LoginRedirect() {
  useLoginRedirect(true);
  const signIn = signInHref(useLocation());
  return (
    <>
      <ErrorScreen
        title="Signing you in again"
        action={
          <ButtonAnchor href={signIn} variant="primary">
            Sign in
          </ButtonAnchor>
        }
      >
        <p>Your session has ended. What you had saved is still there.</p>
        {/* The toast needs script; so does the way that follows it. */}
        <noscript>
          <meta httpEquiv="refresh" content={`1;url=${signIn}`} />
          <p>
            {UNAUTHORIZED.title}: {UNAUTHORIZED.description}
          </p>
        </noscript>
      </ErrorScreen>
    </>
  );
}
