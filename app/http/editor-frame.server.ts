import { createHash } from "node:crypto";
import script from "virtual:editor-frame-script";
import { readEditorPage } from "~/modules/publishing/read-editor-page.server";
import { siteResponse } from "./site-response.server";

/**
 * Only our own script runs in the editor's frame. It is allowed by its hash: the frame has an opaque origin, which
 * 'self' does not match, and a nonce could be taken over by a tag that the site leaves open before ours.
 */
const POLICY = [
  "sandbox allow-scripts",
  `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

/** Whether a preview's address asks for the page that the editor's frame shows. */
export function isEditorFrame(request: Request, path: string): boolean {
  return path === "" && new URL(request.url).searchParams.has("edit");
}

/** Answers with the saved page as the editor's frame shows it. */
export function editorFrameResponse(request: Request, token: string): Promise<Response> {
  return siteResponse(request, "", () => readEditorPage({ token, script }), { policy: POLICY });
}
