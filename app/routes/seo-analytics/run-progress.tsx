import { Form, useNavigation } from "@remix-run/react";
import clsx from "clsx";
import { Button } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import type { SeoRun } from "~/modules/seo/read-seo.server";

/** What a run is doing, and a way to stop it. */
export function RunProgress({ run, deploymentId }: { run: SeoRun; deploymentId: number }) {
  const pending = useNavigation().formData?.get("intent") === "cancel";
  return (
    <section aria-labelledby="seo-run" className="grid gap-4 rounded-sm border border-line bg-surface p-4 sm:p-6">
      {/* Without script the page itself asks again. */}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <h2 id="seo-run" className="text-lg font-semibold">
        Your website is being measured
      </h2>
      <Spinner label={saying(run)} />
      <Parts done={run.loadsDone} of={run.loadsWanted} />
      <p className="max-w-prose text-muted">
        It is opened as on a phone with a slow connection,{" "}
        {run.loadsWanted === 1 ? "once" : `${run.loadsWanted} times, because speed varies`}. You can leave this page and
        come back.<span className="script:hidden"> This page looks again every three seconds.</span>
      </p>
      <Form method="post" action="/seo-analytics">
        <input type="hidden" name="site" value={deploymentId} />
        <Button name="intent" value="cancel" pending={pending} pendingText="Cancelling...">
          Cancel analysis
        </Button>
      </Form>
    </section>
  );
}

function saying({ status, attempt, loadsDone, loadsWanted }: SeoRun): string {
  if (status === "queued") return "Waiting for its turn";
  const again = attempt > 1 ? `, try ${attempt} of 3` : "";
  return `Measurement ${Math.min(loadsDone + 1, loadsWanted)} of ${loadsWanted}${again}`;
}

function Parts({ done, of }: { done: number; of: number }) {
  return (
    <div aria-hidden="true" className="flex max-w-md gap-1">
      {Array.from({ length: of }, (_, index) => (
        <div
          key={index}
          className={clsx("h-1.5 flex-1", index < done ? "bg-ink" : "bg-line", index === done && "animate-wait")}
        />
      ))}
    </div>
  );
}
