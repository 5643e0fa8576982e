import { eventStream } from "~/http/event-stream.server";
import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { watchReport } from "~/modules/checks/announce-report.server";
import { readReport } from "~/modules/checks/read-report.server";
import { isUnfinished } from "~/modules/checks/report";

/** The report of a website as it is saved as server-sent events, until it is whole. */
export const loader = pageResource(async ({ request, params, actor }) => {
  const website = { actor, websiteId: readId(params.id) };
  // Answers 404 before a stream is opened.
  await readReport(website);
  return eventStream(request.signal, {
    read: () => readReport(website),
    isLast: (report) => report !== null && !isUnfinished(report),
    watch: (wake) => watchReport(website.websiteId, wake),
  });
});
