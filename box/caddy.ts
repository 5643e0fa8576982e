import { join, resolve } from "node:path";
import type { Env, EnvSource } from "~/lib/env-schema";
import { findOnPath, isProgram } from "~/lib/find-program";
import { previewOrigin } from "~/lib/preview-origin";
import { BoxError } from "./part";

/** The domain of sites on one machine: browsers look for every name below `localhost` there. */
export const LOCAL_SITES_DOMAIN = "sites.localhost";

/** The program of Caddy, unless it is not wanted, or not there. Throws BoxError when it is named and not there. */
export function findCaddy({ CADDY, CADDY_PATH, PATH }: EnvSource): string | undefined {
  if (CADDY === "off") return undefined;
  const named = CADDY_PATH && isProgram(CADDY_PATH) ? CADDY_PATH : undefined;
  if (CADDY_PATH && !named) throw new BoxError(`There is no program at ${CADDY_PATH}, which CADDY_PATH names.`);
  const found = named ?? findOnPath(["caddy"], PATH);
  if (!found && CADDY === "on")
    throw new BoxError("Caddy is not on PATH. Install it, name it in CADDY_PATH, or set CADDY=off.");
  return found;
}

/** What the Caddyfile reads: no more of the settings than it needs, and none of the secrets. */
export function caddyEnvironment(env: Env): NodeJS.ProcessEnv {
  const directory = resolve(env.DATA_DIR, "caddy");
  const previews = previewOrigin(env);
  return {
    PATH: process.env.PATH,
    HOME: directory,
    XDG_CONFIG_HOME: directory,
    XDG_DATA_HOME: directory,
    NODE_ENV: env.NODE_ENV,
    APP_HOST: new URL(env.APP_ORIGIN).hostname,
    PREVIEWS: previews ? "own-host" : "app-host",
    PREVIEW_HOST: previews ? new URL(previews).hostname : undefined,
    WEB: `127.0.0.1:${env.PORT}`,
    RENDERER: `127.0.0.1:${env.RENDERER_PORT}`,
    HTTP_PORT: String(env.HTTP_PORT),
    HTTPS_PORT: String(env.HTTPS_PORT),
    HTTPS_SUFFIX: httpsSuffix(env),
    CADDY_DIR: directory,
    CERTIFICATES: env.CERTIFICATES,
    LISTENER: env.PROXY_PROTOCOL === "on" ? "proxy-protocol" : "direct",
    ACME_OPTIONS: acmeOptions(env),
    SITES_CERTIFICATES: env.SITES_CERTIFICATE ? "wildcard" : "on-demand",
    SITES_DOMAIN: env.SITES_DOMAIN,
    SITES_CERTIFICATE: env.SITES_CERTIFICATE,
    SITES_CERTIFICATE_KEY: env.SITES_CERTIFICATE_KEY,
  };
}

/**
 * Where visitors see sites, in a sentence for the terminal. `otherwise` is their domain where the settings name none.
 */
export function describeSites(env: Env, otherwise?: string): string {
  const domain = env.SITES_DOMAIN ?? otherwise;
  if (!domain) return `Sites answer at ${env.APP_ORIGIN}/sites/{name}. SITES_DOMAIN gives each a name of its own.`;
  const sites = `https://{name}.${domain}${httpsSuffix(env)}`;
  const trust = ` (a browser trusts them once it has ${join(env.DATA_DIR, "caddy/pki/authorities/local/root.crt")})`;
  return `Sites answer over https: ${sites}${env.CERTIFICATES === "internal" ? trust : ""}`;
}

// Where the app itself is reached by https, what stands in front leads the usual port here.
function httpsSuffix({ APP_ORIGIN, HTTPS_PORT }: Env): string {
  const app = new URL(APP_ORIGIN);
  const port = app.protocol === "https:" ? app.port : HTTPS_PORT === 443 ? "" : String(HTTPS_PORT);
  return port && `:${port}`;
}

function acmeOptions(env: Env): string {
  const options = { email: env.ACME_EMAIL, acme_ca: env.ACME_DIRECTORY, acme_ca_root: env.ACME_ROOTS };
  return Object.entries(options)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join("\n");
}
