import { downloadStream } from "~/http/download-stream.server";
import { pageResource } from "~/http/page-resource.server";
import { exportAccount } from "~/modules/accounts/export/export-account.server";

/** Everything in the account as one archive. Whoever is signed in may take theirs along, subscribed or not. */
export const loader = pageResource(
  async ({ request, context, actor }) =>
    downloadStream(request, context, { ...(await exportAccount({ actor })), type: "application/zip" }),
  "user",
);
