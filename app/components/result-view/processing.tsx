import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import type { GenerationProgress } from "~/modules/result/read-result.server";
import { StepList } from "./step-list";

/** While there is no code yet: which step is being done, and a way to stop. */
export function Processing({ websiteId, progress }: { websiteId: number; progress: GenerationProgress }) {
  return (
    <section className="grid gap-6 border-t border-line py-10">
      {/* Without script the page itself asks again. */}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <div className="grid gap-2">
        <h2 className="font-serif text-title">Analyzing Website...</h2>
        <p className="text-lg text-muted">
          This may take a few moments. You can leave this page: your website waits on the dashboard.
        </p>
      </div>
      {progress.steps.length === 0 ? (
        <Spinner label="Waiting for a free worker" />
      ) : (
        <StepList steps={progress.steps} draft={progress.draft} />
      )}
      <Form method="post" action={`/analysis/${websiteId}`}>
        <Button variant="quiet" name="intent" value="cancel">
          Cancel generation
        </Button>
      </Form>
      <Notice className="script:hidden">This page looks again every three seconds.</Notice>
    </section>
  );
}
