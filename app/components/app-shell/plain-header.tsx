import { ButtonAnchor } from "~/components/ui/button-link";
import { OfflineMark } from "~/components/ui/offline-mark";
import { Wordmark } from "~/components/wordmark";
import { AccountLink } from "./account-link";
import type { SignedIn } from "./signed-in";

/** The header of who has not subscribed: home, and for who is signed in, the account and the way out. */
export function PlainHeader({ user }: { user?: SignedIn }) {
  return (
    <header className="border-b border-line">
      <div className="shell flex min-h-16 items-center justify-between gap-4">
        <a href="/" aria-label="Plinth, start page" className="mr-auto py-2">
          <Wordmark />
        </a>
        <OfflineMark />
        {user ? (
          <div className="flex min-w-0 items-center gap-4">
            <AccountLink user={user} />
            <ButtonAnchor href="/api/logout" size="sm">
              Sign out
            </ButtonAnchor>
          </div>
        ) : null}
      </div>
    </header>
  );
}
