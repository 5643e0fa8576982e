import { createHash, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { pageHeaders } from "../page";
import type { IdentitySettings } from "../settings";
import { claimsOf, type SignIn } from "./account";
import { memoryAdapter } from "./memory-adapter";
import { startAgainPage } from "./sign-in-page";

/** Set by the library and never read back, see forget-session.ts. */
export const SESSION_COOKIE = "identity_session";

/** A key for this is made in a millisecond at each start; one for RS256 takes up to seconds. */
const SIGNED_WITH = "ES256" as const;

/** Who has signed in since the start, by subject. */
export type Accounts = Map<string, SignIn>;

/** An OpenID Connect provider with the app as its one client. Tokens and sign-ins live in memory. */
export async function createProvider(issuer: string, settings: IdentitySettings, accounts: Accounts) {
  const jwk = await signingKey();
  return new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [clientOf(settings)],
    jwks: { keys: [jwk] },
    findAccount: (_context, sub) => accountOf(accounts, sub),
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name"],
      email: ["email", "email_verified"],
    },
    scopes: ["openid", "profile", "email"],
    responseTypes: ["code"],
    pkce: { required: () => true },
    cookies: cookiesOf(settings),
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    renderError: (context, out) => renderError(context, out.error_description ?? out.error, settings),
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600, AuthorizationCode: 60 },
  });
}

function clientOf({ clientId, clientSecret, appOrigin }: IdentitySettings) {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${appOrigin}/auth/callback`],
    grant_types: ["authorization_code"],
    response_types: ["code" as const],
    id_token_signed_response_alg: SIGNED_WITH,
  };
}

// Cookies know no ports: the names must not meet those of the app on the same host.
function cookiesOf({ clientSecret }: IdentitySettings): Configuration["cookies"] {
  return {
    names: { session: SESSION_COOKIE, interaction: "identity_interaction", resume: "identity_resume" },
    keys: [createHash("sha256").update(`cookies of ${clientSecret}`).digest("base64url")],
  };
}

/** The one client belongs to the same household, so nothing is asked about consent. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { provider, client, session } = context.oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope("openid profile email");
  await grant.save();
  return grant;
}

function accountOf(accounts: Accounts, sub: string) {
  const account = accounts.get(sub);
  return account && { accountId: sub, claims: () => claimsOf(account) };
}

function renderError(context: KoaContextWithOIDC, reason: string, { appOrigin }: IdentitySettings) {
  context.set(pageHeaders("form-action 'none'; frame-ancestors 'none'"));
  context.body = startAgainPage(reason, appOrigin);
}

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: SIGNED_WITH };
}
