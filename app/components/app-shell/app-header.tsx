import { Link, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { Wordmark } from "~/components/wordmark";
import { ButtonAnchor } from "~/components/ui/button-link";
import { FoldMenu } from "~/components/ui/fold-menu";
import { OfflineMark } from "~/components/ui/offline-mark";
import { shownCount } from "~/modules/messages/most-counted";
import { AccountLink } from "./account-link";
import type { ShellUser } from "./signed-in";

const MESSAGES = "/messages";

const SCREENS = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/deployments", label: "Deployments" },
  { to: "/content", label: "Content" },
  { to: "/seo-analytics", label: "SEO & Analytics" },
  { to: MESSAGES, label: "Messages" },
  { to: "/subscription", label: "Subscription" },
];

/**
 * The subscriber's header. Signing out is a full page load (tests/list, section 2). Where something went wrong nobody
 * knows who it is for.
 */
export function AppHeader({ user }: { user?: ShellUser }) {
  return (
    <header className="app-header sticky top-0 z-30 border-b border-line bg-ground">
      <div className="shell flex min-h-16 items-center gap-2">
        <Link to="/dashboard" aria-label="Plinth, dashboard" className="mr-auto py-2">
          <Wordmark />
        </Link>
        <OfflineMark />
        <nav aria-label="Main" className="hidden xl:block">
          <ScreenLinks unread={user?.unreadMessages} className="flex whitespace-nowrap" linkClass="px-3 py-2" />
        </nav>
        <div className="hidden items-center gap-4 pl-4 xl:flex">
          {user ? <AccountLink user={user} /> : null}
          <SignOut />
        </div>
        <SmallMenu user={user} className="xl:hidden" />
      </div>
    </header>
  );
}

function SignOut() {
  return (
    <ButtonAnchor href="/api/logout" size="sm">
      Sign out
    </ButtonAnchor>
  );
}

type ScreenLinksProps = { unread?: number; className: string; linkClass: string };

function ScreenLinks({ unread = 0, className, linkClass }: ScreenLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {SCREENS.map(({ to, label }) => {
        const here = pathname === to || (to === "/dashboard" && pathname === "/");
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={here ? "page" : undefined}
              className={clsx(
                "block font-medium decoration-signal decoration-2 underline-offset-8",
                here ? "text-ink underline" : "text-muted hover:text-ink",
                linkClass,
              )}
            >
              {label}
              {to === MESSAGES && unread > 0 ? <Unread count={unread} /> : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="ml-2 inline-block rounded-xs bg-signal px-1.5 text-sm font-semibold text-on-signal tabular-nums">
      {shownCount(count)}
      <span className="sr-only"> unread</span>
    </span>
  );
}

/** On a phone, and where a website needs the room, the screens fold away. Going to another screen closes it. */
export function SmallMenu({ user, className = "" }: { user?: ShellUser; className?: string }) {
  const { key } = useLocation();
  const unread = user?.unreadMessages ?? 0;
  return (
    <FoldMenu
      key={key}
      className={className}
      news={unread > 0 ? `${shownCount(unread)} unread ${unread === 1 ? "message" : "messages"}` : undefined}
    >
      <nav aria-label="Main" className="absolute inset-x-0 top-full border-b border-line bg-ground">
        <ScreenLinks unread={unread} className="shell grid divide-y divide-line py-2" linkClass="py-4 text-lg" />
        <div className="shell flex items-center justify-between gap-4 border-t border-line py-4">
          {user ? <AccountLink user={user} /> : null}
          <SignOut />
        </div>
      </nav>
    </FoldMenu>
  );
}
