import { Link, useSearchParams } from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import { SmallMenu } from "~/components/app-shell/app-header";
import { ShellUserContext } from "~/components/app-shell/shell-user-context";
import { SaveStatus } from "~/components/editor/save-status";
import { Toolbar, type ArrangingProps } from "~/components/editor/toolbar";
import { Icon } from "~/components/ui/icon";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { NotOnlineYet } from "./not-online-yet";
import { PreviewTools, type PreviewWidthProps } from "./preview-tools";
import { ResultActions } from "./result-actions";
import { WebsiteStatus } from "./website-status";

interface WorkbarProps extends PreviewWidthProps, ArrangingProps {
  website: WebsiteResult;
  /** What the screen is called; the bar itself shows the website's name. */
  heading: string;
  /** The list of the website's tabs. */
  tabs: ReactNode;
}

/** The one bar above a website: what it is called, how it stands, how it is looked at, what can be done with it. */
export function Workbar({ website, heading, tabs, arranges, onArrange, ...widths }: WorkbarProps) {
  const isEditing = useSearchParams()[0].get("edit") === "true";
  return (
    <header className="workbar">
      <div className="workbar-row">
        <BarStart heading={heading} title={website.title} />
        <h2 className="sr-only">Your New Website Design</h2>
        <SaveStatus />
        <div className="shrink-0 empty:hidden max-sm:hidden">
          <NotOnlineYet slot={website.slot} />
        </div>
        <ResultActions website={website} />
      </div>
      <div className="workbar-row workbar-views">
        {tabs}
        {isEditing ? <Toolbar arranges={arranges} onArrange={onArrange} /> : null}
        <WebsiteStatus website={website} />
        <PreviewTools isEditing={isEditing} address={website.previewAddress} {...widths} />
      </div>
    </header>
  );
}

/** Where every bar above a website begins: the way out, and what the website is called. */
export function BarStart({ heading, title }: { heading: string; title: string }) {
  return (
    <>
      <WayOut />
      <h1 className="sr-only">{heading}</h1>
      <p dir="auto" title={title} className="min-w-0 shrink truncate font-serif text-lg">
        {title}
      </p>
    </>
  );
}

/** To the other screens, and back to where all websites are. */
function WayOut() {
  const user = useContext(ShellUserContext);
  return (
    <div className="flex items-center">
      {user ? <SmallMenu user={user} /> : null}
      <Link
        to="/dashboard"
        aria-label="Back to Dashboard"
        title="Back to Dashboard"
        className="grid h-12 w-10 place-items-center rounded-sm hover:bg-sunken"
      >
        <Icon name="back" className="size-5" />
      </Link>
    </div>
  );
}
