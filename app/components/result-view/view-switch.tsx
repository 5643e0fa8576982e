import { Link } from "@remix-run/react";
import clsx from "clsx";

interface ViewSwitchProps {
  label: string;
  items: { name: string; href: string; current: boolean }[];
}

/** Switches between views that have an address each, so that it works without script and with the back button. */
export function ViewSwitch({ label, items }: ViewSwitchProps) {
  return (
    <nav aria-label={label} className="flex gap-6">
      {items.map(({ name, href, current }) => (
        <Link
          key={name}
          to={href}
          preventScrollReset
          aria-current={current ? "page" : undefined}
          className={clsx(
            "-mb-px inline-flex min-h-11 items-center border-b-2 font-medium",
            current ? "border-signal text-ink" : "border-transparent text-muted hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
