import { useLocation } from "@remix-run/react";
import { AppHeader } from "~/components/app-shell/app-header";
import { PlainHeader } from "~/components/app-shell/plain-header";
import type { SignedIn } from "~/components/app-shell/signed-in";
import { LandingHeader } from "~/components/landing/landing-header";
import { signInHref } from "~/lib/sign-in-href";
import type { TurnedAway } from "~/lib/turned-away";
import { ButtonAnchor } from "./button-link";
import { ErrorScreen } from "./error-screen";

const PAGE = { title: "Page Not Found", code: "404" };
const NOTHING = "There is nothing at this address. It may have been mistyped, or what stood here was removed.";

/** The 404 page of tests/list, section 2: what leads on from there depends on who asks, as far as that is known. */
export function PageNotFound({ who }: { who: TurnedAway | null }) {
  if (who?.visitor === "unsubscribed") return <WithoutPlan user={who.user} />;
  if (who?.visitor === "anonymous") return <SignedOut />;
  return (
    <ErrorScreen {...PAGE} header={who?.visitor === "subscriber" ? <AppHeader /> : undefined}>
      <p>{NOTHING}</p>
    </ErrorScreen>
  );
}

/** Who is not signed in may find a page of their own there. */
function SignedOut() {
  const signIn = signInHref(useLocation());
  return (
    <ErrorScreen {...PAGE} header={<LandingHeader home="/" signIn={signIn} />}>
      <p>{NOTHING}</p>
      <p>
        <a href={signIn} className="text-ink underline underline-offset-4 hover:text-signal-text">
          Sign in to see whether this is yours
        </a>
        .
      </p>
    </ErrorScreen>
  );
}

/** For who has no plan the app's own screens are not there: without a word their account would seem to be gone. */
function WithoutPlan({ user }: { user: SignedIn }) {
  return (
    <ErrorScreen
      {...PAGE}
      header={<PlainHeader user={user} />}
      action={
        <>
          <ButtonAnchor href="/" variant="primary">
            Subscribe
          </ButtonAnchor>
          <ButtonAnchor href="/account">Your account</ButtonAnchor>
        </>
      }
    >
      <p>You have no active plan, and most screens open only with one.</p>
      <p>What is yours without a plan is listed under your account. If you mistyped the address, try it again.</p>
    </ErrorScreen>
  );
}
