import { eventStream } from "~/http/event-stream.server";
import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { readPromise, watchPromise } from "~/modules/publishing/promises/promise-row.server";
import { requireOwnWebsite } from "~/modules/website-record/require-own-website.server";

/** How a deployment that waits for its check comes along as server-sent events, until it has ended. */
export const loader = pageResource(async ({ request, params, actor }) => {
  const website = { actor, websiteId: readId(params.id) };
  // Answers 404 before a stream is opened.
  await requireOwnWebsite(website);
  return eventStream(request.signal, {
    read: () => readPromise(website),
    isLast: (promise) => promise?.state !== "waiting",
    watch: (wake) => watchPromise(website.websiteId, wake),
  });
});
