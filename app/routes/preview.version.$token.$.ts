import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteResponse, siteTakesNothing } from "~/http/site-response.server";
import { readVersionFile } from "~/modules/versions/read-version-file.server";

/** A version of a website as it was; whoever has its unguessable token may look. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  return siteResponse(request, params["*"] ?? "", (path) => readVersionFile({ token, path }));
}

export const action = siteTakesNothing;
