import { eventStream } from "~/http/event-stream.server";
import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { listen } from "~/lib/listen.server";
import { SEO_CHANNEL } from "~/modules/seo/analysis-attempt.server";
import { isOpen } from "~/modules/seo/is-open";
import { readSeoRun } from "~/modules/seo/read-seo.server";

/** The progress of a website's latest SEO analysis as server-sent events, until it ends. */
export const loader = pageResource(async ({ request, params, actor }) => {
  const deploymentId = readId(params.id);
  // Answers 404 before a stream is opened.
  await readSeoRun({ actor, deploymentId });
  return eventStream(request.signal, {
    read: () => readSeoRun({ actor, deploymentId }),
    isLast: (run) => !isOpen(run),
    watch: (wake) => listen(SEO_CHANNEL, String(deploymentId), wake),
  });
});
