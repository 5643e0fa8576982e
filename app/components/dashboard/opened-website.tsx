import { Suspense } from "react";
import { inAddress, onDemand } from "~/components/result-view/on-demand";
import { Spinner } from "~/components/ui/spinner";
import type { WebsiteResult } from "~/modules/result/read-result.server";

// The list of websites needs none of the editor.
const ResultView = await onDemand(
  async () => (await import("~/components/result-view/result-view")).ResultView,
  inAddress("analysis"),
);

/** One website of the list, opened. */
export function OpenedWebsite({ result, origin }: { result: WebsiteResult; origin: string }) {
  return (
    <Suspense fallback={<Spinner label="Opening your website" />}>
      <ResultView result={result} origin={origin} heading="Generated Website" />
    </Suspense>
  );
}
