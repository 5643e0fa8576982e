import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { useHere } from "~/components/ui/use-here";
import type { GenerationProgress } from "~/modules/result/read-result.server";

interface RetryFormProps {
  websiteId: number;
  progress: GenerationProgress;
  size?: "sm";
  children?: ReactNode;
}

/**
 * Offers another try of a generation that came to nothing; where a model was to write it, the built-in designer as
 * well.
 */
export function RetryForm({ websiteId, progress, size, children }: RetryFormProps) {
  return (
    <Form method="post" action={`/analysis/${websiteId}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="from" value={useHere()} />
      <input type="hidden" name="intent" value="retry" />
      <Button variant={size ? undefined : "primary"} size={size}>
        Try again
      </Button>
      {progress.designer === "built-in" ? null : (
        <Button size={size} name="designer" value="built-in">
          Use the built-in designer
        </Button>
      )}
      {children}
    </Form>
  );
}
