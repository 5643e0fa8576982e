import { Link, useLocation } from "@remix-run/react";
import { ThemeSwitch } from "./theme-switch";
import { useSupportHref } from "~/components/use-support-href";

const LINK = "block py-2 text-muted underline-offset-4 hover:text-ink hover:underline";

/** Under every page of the product: where to ask, and what was agreed. */
export function AppFooter() {
  const supportHref = useSupportHref();
  const { pathname } = useLocation();
  return (
    <footer className="border-t border-line">
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 py-4">
        <ul className="flex flex-wrap gap-x-6 text-sm">
          <li>
            {/* Support sees at once which screen it is about. */}
            <a href={supportHref(`Help with Plinth (${pathname})`)} className={LINK}>
              Contact support
            </a>
          </li>
          <li>
            <Link to="/terms" className={LINK}>
              Terms
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={LINK}>
              Privacy
            </Link>
          </li>
        </ul>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
