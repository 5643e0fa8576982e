import { ResultView } from "~/components/result-view/result-view";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHeader } from "~/components/ui/page-header";
import type { WebsiteResult } from "~/modules/websites/read-result.server";

/** One website of the list, opened. */
export function OpenedWebsite({ result, origin }: { result: WebsiteResult; origin: string }) {
  return (
    <>
      <PageHeader title="Generated Website" actions={<ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>} />
      <ResultView result={result} origin={origin} />
    </>
  );
}
