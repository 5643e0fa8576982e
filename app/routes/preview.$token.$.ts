import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteResponse, siteTakesNothing } from "~/http/site-response.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";

/** A website as it is saved now; whoever has its unguessable token may look. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  return siteResponse(request, params["*"] ?? "", (path) => readPreviewFile({ token, path }));
}

export const action = siteTakesNothing;
