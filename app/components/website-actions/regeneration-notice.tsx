import { Form } from "@remix-run/react";
import { useHere } from "~/components/ui/use-here";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import type { WebsiteResult } from "~/modules/websites/read-result.server";

/** Says that generating again came to nothing, and that nothing is lost. */
export function RegenerationNotice({ website }: { website: WebsiteResult }) {
  const here = useHere();
  const { error } = website.progress;
  if (!error) return null;
  return (
    <Notice tone="danger" title="Your website was not generated again. It is as it was before." live>
      <p>{error}</p>
      <Form method="post" action={`/analysis/${website.id}`} className="mt-2">
        <input type="hidden" name="from" value={here} />
        <Button size="sm" name="intent" value="retry">
          Try again
        </Button>
      </Form>
    </Notice>
  );
}
