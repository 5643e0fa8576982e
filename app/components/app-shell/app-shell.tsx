import type { ReactNode } from "react";
import { AppHeader, type ShellUser } from "./app-header";

/** Every screen of the signed-in product: header, then the screen as the page's main part. */
export function AppShell({ user, children }: { user: ShellUser; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-4 py-2 font-medium text-on-ink focus:translate-y-0"
      >
        Skip to the content
      </a>
      <AppHeader user={user} />
      <main id="main" tabIndex={-1} className="shell pb-24">
        {children}
      </main>
    </>
  );
}
