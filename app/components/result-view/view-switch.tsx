import { Link } from "@remix-run/react";
import clsx from "clsx";
import { buttonClass } from "~/components/ui/button-style";

interface ViewSwitchProps {
  label: string;
  items: { name: string; href: string; current: boolean }[];
  /** Shows only the way to the other view, as a button; the current one stays for who hears the page. */
  asToggle?: boolean;
}

/** Switches between views that have an address each, so that it works without script and with the back button. */
export function ViewSwitch({ label, items, asToggle = false }: ViewSwitchProps) {
  return (
    <nav aria-label={label} className={clsx("flex", !asToggle && "gap-6")}>
      {items.map(({ name, href, current }) => (
        <Link
          key={name}
          to={href}
          preventScrollReset
          aria-current={current ? "page" : undefined}
          tabIndex={asToggle && current ? -1 : undefined}
          className={asToggle ? toggleClass(current) : viewClass(current)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const toggleClass = (current: boolean) => (current ? "sr-only" : buttonClass({ variant: "quiet", size: "sm" }));

const viewClass = (current: boolean) =>
  clsx(
    "-mb-px inline-flex min-h-11 items-center border-b-2 font-medium",
    current ? "border-signal text-ink" : "border-transparent text-muted hover:text-ink",
  );
