import { eventStream } from "~/http/event-stream.server";
import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { listen } from "~/lib/listen.server";
import { readProgress } from "~/modules/result/read-result.server";

/** The progress of a website's generation as server-sent events, until it ends. */
export const loader = pageResource(async ({ request, params, actor }) => {
  const websiteId = readId(params.id);
  // Answers 404 before a stream is opened.
  await readProgress({ actor, websiteId });
  return eventStream(request.signal, {
    read: () => readProgress({ actor, websiteId }),
    isLast: (progress) => progress.state !== "processing",
    watch: (wake) => listen("generation", String(websiteId), wake),
  });
});
