import { Link, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { nextTab } from "./next-tab";
import { ASKS } from "./stay-when-offline";
import { useHydrated } from "./use-hydrated";
import { withParam } from "./view-params";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  /** Name of the list of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Search parameter that holds the tab; the first one is meant when it is absent. */
  param?: string;
  /** For a narrow panel: less space around each label. */
  narrow?: boolean;
  /** Whether the server is asked for each tab. */
  asks?: boolean;
  /** Puts the list of tabs where it belongs: into a bar with other things. */
  frame?: (list: ReactNode) => ReactNode;
};

/**
 * Views of one thing, one at a time. Tabs are links (`?tab=id`), so they work without script and can be sent to
 * others; with script arrow keys, Home and End move between them.
 */
export function Tabs({ label, tabs, param = "tab", narrow = false, asks = false, frame }: TabsProps) {
  const base = useId();
  const location = useLocation();
  const hydrated = useHydrated();
  const wanted = new URLSearchParams(location.search).get(param);
  const active = tabs.find(({ id }) => id === wanted) ?? tabs[0]!;
  const href = (id: string) => withParam(location, param, id === tabs[0]!.id ? null : id);

  // From the tab that has the focus: while a change is on its way the active one is still the old.
  const onKeyDown = (event: KeyboardEvent, focused: string) => {
    const next = nextTab(
      tabs.map(({ id }) => id),
      focused,
      event.key,
    );
    if (!next) return;
    event.preventDefault();
    const link = document.getElementById(`${base}-${next}`);
    link?.focus();
    link?.click();
  };

  const list = (
    <div role="tablist" aria-label={label} className={clsx("flex overflow-x-auto", !frame && "border-b border-line")}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={`${base}-${tab.id}`}
          {...(asks && { [ASKS]: "" })}
          role="tab"
          to={href(tab.id)}
          replace
          preventScrollReset
          aria-selected={tab.id === active.id}
          aria-controls={tab.id === active.id ? `${base}-panel` : undefined}
          tabIndex={hydrated && tab.id !== active.id ? -1 : undefined}
          onKeyDown={(event) => onKeyDown(event, tab.id)}
          className={clsx(
            "-mb-px flex min-h-10 items-center border-b-2 font-medium whitespace-nowrap pointer-coarse:min-h-12",
            "focus-visible:-outline-offset-2",
            narrow ? "px-3" : "px-4",
            tab.id === active.id ? "border-signal text-ink" : "border-transparent text-muted hover:text-ink",
          )}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
  return (
    <div className={clsx("min-w-0", !frame && "grid gap-6")}>
      {frame ? frame(list) : list}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${active.id}`} className="min-w-0">
        {active.content}
      </div>
    </div>
  );
}
