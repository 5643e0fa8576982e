import type { LoaderFunctionArgs } from "@remix-run/node";
import { previewResponse } from "~/http/preview-response.server";
import { siteTakesNothing } from "~/http/site-response.server";
import { readVersionFile } from "~/modules/versions/read-version-file.server";

/** A version of a website as it was; whoever has its unguessable token may look. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", "*": asked = "" } = params;
  return previewResponse(request, { token, path: asked, read: (path) => readVersionFile({ token, path }) });
}

export const action = siteTakesNothing;
