import { RetryForm } from "~/components/result-view/retry-form";
import { Notice } from "~/components/ui/notice";
import type { WebsiteResult } from "~/modules/result/read-result.server";

/** Says that generating again came to nothing, and that nothing is lost. */
export function RegenerationNotice({ website }: { website: WebsiteResult }) {
  const { error } = website.progress;
  if (!error) return null;
  return (
    <Notice tone="danger" title="Your website was not generated again. It is as it was before." live>
      <p className="mb-2">{error}</p>
      <RetryForm websiteId={website.id} progress={website.progress} size="sm" />
    </Notice>
  );
}
