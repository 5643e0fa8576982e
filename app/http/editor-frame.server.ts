import { createHash } from "node:crypto";
import frameScript from "virtual:editor-frame-script";
import { readEditorPage } from "~/modules/publishing/read-editor-page.server";
import { APP_ORIGIN } from "./preview-host.server";
import { previewResponse } from "./preview-response.server";

/** The frame's script with the one thing that it is told (app/components/editor/frame/script/connect.ts). */
const script = `((APP_ORIGIN)=>{${frameScript}\n})(${JSON.stringify(APP_ORIGIN).replaceAll("<", "\\u003c")})`;

/**
 * Only our own script runs in the editor's frame. It is allowed by its hash: the frame has an opaque origin, which
 * 'self' does not match; what the editor sends could take over a nonce.
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

/** Answers with the page into which the editor puts the website. */
export function editorFrameResponse(request: Request, token: string): Promise<Response> {
  return previewResponse(
    request,
    { token, path: "", read: () => readEditorPage({ token, script }) },
    { policy: POLICY },
  );
}
