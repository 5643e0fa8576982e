import { z } from "zod";
import { UnavailableError } from "~/lib/errors";

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
});
export type IdentityProvider = z.infer<typeof discovery>;

const TIMEOUT_MS = 5_000;
let known: Promise<IdentityProvider> | undefined;

/**
 * Reads the identity provider's addresses (OpenID Connect Discovery 1.0), once it answered well only once.
 * Asked at the first sign-in, so that starting does not need the provider.
 * @throws UnavailableError when the provider does not answer
 */
export function discover(issuer: string): Promise<IdentityProvider> {
  known ??= read(issuer).catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function read(issuer: string): Promise<IdentityProvider> {
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const found = discovery.parse(await response.json());
    if (found.issuer.replace(/\/$/, "") !== issuer) throw new Error(`issuer is ${found.issuer}`);
    return found;
  } catch (cause) {
    throw Object.assign(new UnavailableError("Signing in is not possible right now. Please try again in a minute."), {
      cause,
    });
  }
}
