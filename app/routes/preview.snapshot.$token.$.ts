import type { LoaderFunctionArgs } from "@remix-run/node";
import { previewResponse } from "~/http/preview-response.server";
import { siteTakesNothing } from "~/http/site-response.server";
import { readSnapshotFile } from "~/modules/publishing/read-snapshot-file.server";

/** A website as it was published once, for its owner. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", "*": asked = "" } = params;
  return previewResponse(request, { token, path: asked, read: (path) => readSnapshotFile({ token, path }) });
}

export const action = siteTakesNothing;
