import { isPreviewTicket, previewTicket } from "~/modules/moderation/preview-ticket.server";
import type { PreviewFile } from "~/modules/publishing/read-preview-file.server";
import { SANDBOX_POLICY } from "~/published/site-headers";
import { APP_ORIGIN, isPreviewHost, PREVIEW_ORIGIN } from "./preview-host.server";
import { readUser } from "./session.server";
import { leadTo, siteResponse, type SiteOptions } from "./site-response.server";

interface Preview {
  /** The unguessable part of its address. */
  token: string;
  /** Path below the token, decoded. */
  path: string;
  read: (path: string) => Promise<PreviewFile | null>;
}

const TICKET = "ticket";

/**
 * Answers with a file of a preview on the previews' host, and leads there from the app's. A page that one person alone
 * may see opens by a ticket, which the app's host gives to that person. Without a host of their own previews stay on
 * the app's.
 */
export function previewResponse(
  request: Request,
  preview: Preview,
  { policy = SANDBOX_POLICY, ...options }: SiteOptions = {},
): Promise<Response> {
  const here = new URL(request.url);
  const answer = isPreviewHost(here.hostname) ? showByTicket : showToViewer;
  const read = async () => answer(request, here, preview, await preview.read(preview.path));
  return siteResponse(request, preview.path, read, { ...options, policy: `${policy}; frame-ancestors ${APP_ORIGIN}` });
}

/** What the previews' host answers: nobody is signed in there. */
function showByTicket(
  _request: Request,
  here: URL,
  { token }: Preview,
  file: PreviewFile | null,
): PreviewFile | Response | null {
  if (!file || viewerOf(file) === null || isPreviewTicket(here.searchParams.get(TICKET) ?? "", token)) return file;
  // A window that is loaded again after its minute: who is its owner still is.
  return leadTo(addressOn(APP_ORIGIN, here));
}

/** What the app's host answers. */
async function showToViewer(
  request: Request,
  here: URL,
  { token }: Preview,
  file: PreviewFile | null,
): Promise<PreviewFile | Response | null> {
  const viewer = file && viewerOf(file);
  if (viewer !== null && (await readUser(request))?.id !== viewer) return null;
  if (PREVIEW_ORIGIN === null) return file;
  return leadTo(addressOn(PREVIEW_ORIGIN, here, viewer === null ? undefined : previewTicket(token)));
}

/** Who alone may see a file. Only pages ask: for its parts a sandboxed page has nothing to show but their address. */
const viewerOf = ({ type, onlyFor = null }: PreviewFile) => (type.startsWith("text/html") ? onlyFor : null);

function addressOn(origin: string, { pathname, search }: URL, ticket?: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => part && !part.startsWith(`${TICKET}=`));
  const query = ticket ? [...kept, `${TICKET}=${ticket}`] : kept;
  // However the path was written, the previews' host knows it by this.
  return `${origin}${pathname.replace(/^\/[^/]+/, "/preview")}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
