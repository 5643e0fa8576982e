import type { LoaderFunctionArgs } from "@remix-run/node";
import { AGAIN } from "~/components/result-view/specimen-pane";
import { editorFrameResponse, isEditorFrame } from "~/http/editor-frame.server";
import { previewResponse } from "~/http/preview-response.server";
import { siteTakesNothing } from "~/http/site-response.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";
import { readSpecimenPage } from "~/modules/result/read-specimen-page.server";

/**
 * A website as it is saved now; whoever has its unguessable token may look. With `?edit` the page into which the editor
 * puts it, with `?specimen` what stands in for it while it is generated.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", "*": asked = "" } = params;
  if (isEditorFrame(request, asked)) return editorFrameResponse(request, token);
  const specimen = asked === "" ? new URL(request.url).searchParams.get("specimen") : null;
  const read = (path: string) =>
    specimen === null ? readPreviewFile({ token, path }) : readSpecimenPage(token, specimen === AGAIN);
  return previewResponse(request, { token, path: asked, read });
}

export const action = siteTakesNothing;
