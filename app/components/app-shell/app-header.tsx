import { Link, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { Wordmark } from "~/components/wordmark";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { AccountLink } from "./account-link";

/** Who is signed in, as the header shows it. */
export type ShellUser = { firstName: string | null; email: string; profileImageUrl: string | null };

const SCREENS = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/deployments", label: "Deployments" },
  { to: "/content", label: "Content" },
  { to: "/seo-analytics", label: "SEO & Analytics" },
  { to: "/subscription", label: "Subscription" },
];

/** The subscriber's header. Signing out is a full page load (specification, section 2). */
export function AppHeader({ user }: { user: ShellUser }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="shell flex min-h-16 items-center gap-2">
        <Link to="/dashboard" aria-label="Plinth, dashboard" className="mr-auto py-2">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ScreenLinks className="flex" linkClass="px-4 py-2" />
        </nav>
        <div className="hidden items-center gap-4 pl-4 lg:flex">
          <AccountLink user={user} />
          <SignOut />
        </div>
        <SmallMenu user={user} />
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

function ScreenLinks({ className, linkClass }: { className: string; linkClass: string }) {
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
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** On a phone the screens fold away. Going to another screen closes it; `<details>` needs no script. */
function SmallMenu({ user }: { user: ShellUser }) {
  const { key } = useLocation();
  return (
    <details key={key} className="group lg:hidden">
      <summary aria-label="Menu" className="grid size-12 list-none place-items-center rounded-sm hover:bg-sunken">
        <Icon name="menu" className="size-5 group-open:hidden" />
        <Icon name="close" className="hidden size-5 group-open:block" />
      </summary>
      <nav aria-label="Main" className="absolute inset-x-0 top-full border-b border-line bg-ground">
        <ScreenLinks className="shell grid divide-y divide-line py-2" linkClass="py-4 text-lg" />
        <div className="shell flex items-center justify-between gap-4 border-t border-line py-4">
          <AccountLink user={user} />
          <SignOut />
        </div>
      </nav>
    </details>
  );
}
