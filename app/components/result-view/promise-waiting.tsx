import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { useHere } from "~/components/ui/use-here";
import { Notice } from "~/components/ui/notice";
import type { DeployPromiseView } from "~/modules/publishing/promises/deploy-wish";

interface PromiseProps {
  websiteId: number;
  promise: DeployPromiseView;
}

/** That a deployment follows by itself, and the way to take that back. */
export function PromiseWaiting({ websiteId, promise }: PromiseProps) {
  const name = promise.subdomain === null ? "" : ` as ${promise.subdomain}`;
  return (
    <Notice live tone="success" title="It goes live as soon as its check has ended">
      {/* Without script the page itself asks again. */}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <p className="mb-2 wrap-anywhere">
        Your website is being looked at in a browser, usually for a few seconds. It is deployed{name} without you doing
        anything, as it is saved then. You can close this page.
      </p>
      <CancelForm websiteId={websiteId} label="Cancel Deploying" />
    </Notice>
  );
}

/** Takes a promise back, or its failure off the screen. */
export function CancelForm({ websiteId, label }: { websiteId: number; label: string }) {
  return (
    <Form method="post" action={`/analysis/${websiteId}`} className="inline-block">
      <input type="hidden" name="from" value={useHere()} />
      <Button size="sm" name="intent" value="cancel-deploy">
        {label}
      </Button>
    </Form>
  );
}
