import type { ReactNode } from "react";
import { DraftOwner } from "~/components/drafts/draft-owner";
import { AppFooter } from "./app-footer";
import type { ShellUser } from "./signed-in";
import { AppHeader } from "./app-header";
import { ShellUserContext } from "./shell-user-context";
import { PlainHeader } from "./plain-header";

interface AppShellProps {
  user: ShellUser;
  /** Who has not subscribed has no other screens to go to. */
  isSubscriber?: boolean;
  children: ReactNode;
}

/** Every screen of the signed-in product: header, then the screen as the page's main part. */
export function AppShell({ user, isSubscriber = true, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-4 py-2 font-medium text-on-ink focus:translate-y-0"
      >
        Skip to the content
      </a>
      {isSubscriber ? <AppHeader user={user} /> : <PlainHeader user={user} />}
      <main id="main" tabIndex={-1} className="shell flex-1 pb-24">
        <ShellUserContext.Provider value={user}>
          <DraftOwner.Provider value={user.id}>{children}</DraftOwner.Provider>
        </ShellUserContext.Provider>
      </main>
      <AppFooter />
    </div>
  );
}
