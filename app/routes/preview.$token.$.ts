import type { LoaderFunctionArgs } from "@remix-run/node";
import { editorFrameResponse, isEditorFrame } from "~/http/editor-frame.server";
import { siteResponse, siteTakesNothing } from "~/http/site-response.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";

/** A website as it is saved now; whoever has its unguessable token may look. With `?edit` as the editor's frame shows it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const asked = params["*"] ?? "";
  if (isEditorFrame(request, asked)) return editorFrameResponse(request, token);
  return siteResponse(request, asked, (path) => readPreviewFile({ token, path }));
}

export const action = siteTakesNothing;
