import { Authenticator } from "remix-auth";
import { env } from "~/lib/env.server";
import { discover } from "./discover.server";
import { PatientStrategy } from "./patient-strategy.server";
import { fetchProfile, type Profile } from "./userinfo.server";

const STATE_COOKIE = "oauth2";
// Each sign-in that is begun leaves a cookie; those never finished must not pile up.
const SIGN_IN_SECONDS = 60 * 60;

let ready: Promise<Authenticator<Profile>> | undefined;

/** The code flow with PKCE against the configured identity provider. */
export function authenticator(): Promise<Authenticator<Profile>> {
  ready ??= build().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

const secure = env.APP_ORIGIN.startsWith("https:") ? ({ secure: true } as const) : {};

async function build() {
  const provider = await discover(env.OIDC_ISSUER);
  const strategy = new PatientStrategy<Profile>(
    {
      cookie: { name: STATE_COOKIE, maxAge: SIGN_IN_SECONDS, httpOnly: true, sameSite: "Lax", path: "/", ...secure },
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      authorizationEndpoint: provider.authorization_endpoint,
      tokenEndpoint: provider.token_endpoint,
      redirectURI: `${env.APP_ORIGIN}/auth/callback`,
      scopes: ["openid", "profile", "email"],
    },
    ({ tokens }) => fetchProfile(provider, tokens.accessToken()),
  );
  return new Authenticator<Profile>().use(strategy, "oidc");
}

/**
 * A header that clears the cookie of a finished sign-in (`request` is its callback), which the strategy leaves behind
 * under a name of its own making; null when there is none.
 */
export function clearStateCookie(request: Request): string | null {
  const state = new URL(request.url).searchParams.get("state");
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const finished = cookies.find(
    (cookie) => cookie.startsWith(`${STATE_COOKIE}:`) && cookie.includes(`=state=${state}&`),
  );
  if (!finished) return null;
  return `${finished.slice(0, finished.indexOf("="))}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
}
