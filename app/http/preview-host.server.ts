import { env } from "~/lib/env.server";
import { previewOrigin } from "~/lib/preview-origin";

/** The origin of previews; null where they have none of their own and stay on the app's host. */
export const PREVIEW_ORIGIN = previewOrigin(env);

/** The app's own: of all pages only its may show a preview in a frame. */
export const APP_ORIGIN = new URL(env.APP_ORIGIN).origin;

const host = PREVIEW_ORIGIN && new URL(PREVIEW_ORIGIN).hostname;

/** Whether a request came to the previews' own host; case and a trailing dot make no difference. */
export const isPreviewHost = (hostname: string | undefined) =>
  host !== null && hostname?.toLowerCase().replace(/\.$/, "") === host;
