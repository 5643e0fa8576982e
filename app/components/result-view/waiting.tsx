import { Form, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { withParam } from "~/components/ui/view-params";
import type { GenerationProgress, WebsiteResult } from "~/modules/result/read-result.server";
import { AGAIN, SpecimenPane } from "./specimen-pane";
import { StepList } from "./step-list";
import { BarStart } from "./workbar";

interface WaitingProps {
  website: WebsiteResult;
  progress: GenerationProgress;
  heading: string;
  /** How it covers the preview that was waited for, once that is there. */
  cover?: "down" | "lifting";
  onLifted: () => void;
}

/**
 * While there is no code yet: the first look at the website where the website will be, which step is being done, and a
 * way to stop. Everything has the place and size of what follows it.
 */
export function Waiting({ website, progress, heading, cover, onLifted }: WaitingProps) {
  const location = useLocation();
  return (
    <div
      className={clsx(cover && "cover", cover === "lifting" && "cover-lifting")}
      aria-hidden={cover ? true : undefined}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onLifted()}
    >
      {/* Without script the page itself asks again. */}
      <noscript>
        <meta httpEquiv="refresh" content={`3;url=${withParam(location, AGAIN, "true")}`} />
      </noscript>
      <header className="workbar">
        <div className="workbar-row">
          {cover ? <div className="h-12" /> : <WaitingControls website={website} heading={heading} />}
          {website.slot.state === "limit" ? <div className="workbar-limit" /> : null}
        </div>
        <div className="workbar-row workbar-views">
          <p className="-mb-px flex min-h-10 items-center px-3 font-medium pointer-coarse:min-h-12">A first look</p>
          <p className="workbar-status pr-2 pl-3 text-sm text-muted">In your own words, colour and font</p>
        </div>
      </header>
      <div className="waiting-look">
        <div className="min-w-0 flex-1">
          <SpecimenPane website={website} />
        </div>
        <WaitingPanel progress={progress} />
      </div>
    </div>
  );
}

function WaitingControls({ website, heading }: Pick<WaitingProps, "website" | "heading">) {
  return (
    <>
      <BarStart heading={heading} title={website.title} />
      <Form method="post" action={`/analysis/${website.id}`} className="workbar-actions">
        <Button size="sm" name="intent" value="cancel">
          Cancel generation
        </Button>
      </Form>
    </>
  );
}

function WaitingPanel({ progress }: Pick<WaitingProps, "progress">) {
  return (
    <section aria-labelledby="waiting" className="stage-side stage-side-waiting">
      <div className="grid gap-1 border-b border-line p-4">
        <h2 id="waiting" className="font-serif text-lg">
          Analyzing Website...
        </h2>
        <p className="text-sm text-muted">
          This may take a few moments. You can leave this page: your website waits on the dashboard.
        </p>
        <Notice className="mt-2 script:hidden">This page looks again every three seconds.</Notice>
      </div>
      <div className="overflow-y-auto p-4">
        {progress.steps.length === 0 ? (
          <Spinner label="Waiting for its turn" />
        ) : (
          <StepList steps={progress.steps} draft={progress.draft} />
        )}
      </div>
    </section>
  );
}
