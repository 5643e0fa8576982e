import { z } from "zod";
import type { IdentityProvider } from "./discover.server";

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.url({ protocol: /^https$/ }).optional(),
});

/** Who signed in, as the identity provider tells it. Issuer and subject together name an account. */
export interface Profile {
  issuer: string;
  subject: string;
  email: string;
  firstName?: string;
  lastName?: string;
  profileImageUrl?: string;
}

/**
 * Reads the profile from the provider's userinfo address: the strategy does not check an id_token,
 * and this answer comes over a connection that we opened.
 */
export async function fetchProfile(provider: IdentityProvider, accessToken: string): Promise<Profile> {
  const response = await fetch(provider.userinfo_endpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} to a profile request`);
  const found = claims.parse(await response.json());
  return {
    issuer: provider.issuer,
    subject: found.sub,
    email: found.email,
    firstName: found.given_name,
    lastName: found.family_name,
    profileImageUrl: found.picture,
  };
}
