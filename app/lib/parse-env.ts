import { commonDefaults, developmentDefaults, standInDefaults } from "./env-defaults";
import { envSchema, type Env, type EnvSource } from "./env-schema";

/** Stripe's keys (secret, publishable, restricted) of its test mode. */
const TEST_KEY = /^(?:sk|pk|rk)_test_/;

/** The environment lacks a setting or holds a wrong one; the message names each. */
export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Reads the settings out of an environment. Outside production (or with
 * LOCAL_STAND_INS=1) what is not named points at this machine's stand-ins.
 * Throws EnvError, which names every setting that is missing or wrong.
 */
export function parseEnv(source: EnvSource): Env {
  const given = withoutEmpty(source);
  const production = given.NODE_ENV === "production";
  const standIns = given.LOCAL_STAND_INS === "1" || !production;
  const web = webPort(given.PORT);
  const parsed = envSchema.safeParse({
    NODE_ENV: "development",
    ...commonDefaults(web),
    ...(standIns ? standInDefaults(web, given) : {}),
    ...(production ? {} : developmentDefaults(web)),
    ...given,
    LOCAL_STAND_INS: standIns,
    STRIPE_TEST: given.STRIPE_TEST === "1",
  });
  if (!parsed.success) throw envError(parsed.error.issues.map((issue) => describe(issue, given)));
  if (!standIns) refuseTrials(parsed.data);
  return parsed.data;
}

// `NAME=` in a shell or a .env file means "not set", never "set to nothing".
function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
}

function webPort(value: string | undefined): number {
  const port = Number(value ?? 3000);
  // The last port of Caddy is eight above.
  if (Number.isInteger(port) && port >= 1 && port <= 65_527) return port;
  throw envError([`PORT: "${value}" is not a port between 1 and 65527`]);
}

function describe(issue: { path: PropertyKey[]; message: string }, given: EnvSource): string {
  const name = String(issue.path[0]);
  return given[name] === undefined ? `${name}: is missing` : `${name}: ${issue.message}`;
}

/** What belongs to a trial does not run where customers are. */
function refuseTrials(env: Env): void {
  const plain = (["OIDC_ISSUER", "STRIPE_API_BASE", "STRIPE_JS_URL"] as const)
    .filter((name) => env[name]?.startsWith("http:"))
    .map((name) => `${name}: must be https in production (a local stand-in needs LOCAL_STAND_INS=1)`);
  const test = (["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"] as const)
    .filter((name) => !env.STRIPE_TEST && TEST_KEY.test(env[name]))
    .map((name) => `${name}: is a test key, with which nobody really pays (STRIPE_TEST=1 takes it)`);
  const problems = [...plain, ...test];
  if (problems.length > 0) throw envError(problems);
}

function envError(problems: string[]): EnvError {
  return new EnvError(`Settings in the environment are missing or wrong:\n  ${problems.join("\n  ")}`);
}
