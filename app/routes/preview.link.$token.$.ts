import type { LoaderFunctionArgs } from "@remix-run/node";
import { previewResponse } from "~/http/preview-response.server";
import { siteTakesNothing } from "~/http/site-response.server";
import { readLinkedFile } from "~/modules/preview-links/read-linked-file.server";
import { plainPage } from "~/published/plain-page";

const CLOSED = plainPage(
  "This preview cannot be opened",
  "It was closed, or has no page at this address. Ask whoever sent you the link for a new one.",
);

/** A website as it is saved now, for whoever has a link that still opens. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", "*": asked = "" } = params;
  return previewResponse(
    request,
    { token, path: asked, read: (path) => readLinkedFile({ token, path }) },
    { absent: CLOSED },
  );
}

export const action = siteTakesNothing;
