import type { LoaderFunctionArgs } from "@remix-run/node";
import { editorFrameResponse, isEditorFrame } from "~/http/editor-frame.server";
import { previewResponse } from "~/http/preview-response.server";
import { siteTakesNothing } from "~/http/site-response.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";

/**
 * A website as it is saved now; whoever has its unguessable token may look. With `?edit` as the editor's frame shows
 * it.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", "*": asked = "" } = params;
  if (isEditorFrame(request, asked)) return editorFrameResponse(request, token);
  return previewResponse(request, { token, path: asked, read: (path) => readPreviewFile({ token, path }) });
}

export const action = siteTakesNothing;
