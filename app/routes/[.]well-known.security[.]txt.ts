import { env } from "~/lib/env.server";
import { securityText } from "~/modules/legal/security-text";

/** Whom to tell about a hole in the product (RFC 9116). */
export const loader = () =>
  new Response(securityText(env, new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
