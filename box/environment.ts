import { resolve } from "node:path";
import { commonDefaults, portsFrom, standInDefaults } from "~/lib/env-defaults";
import type { Env, EnvSource } from "~/lib/env-schema";
import { EnvError, parseEnv } from "~/lib/parse-env";
import { caddyEnvironment, describeSites, findCaddy, LOCAL_SITES_DOMAIN } from "./caddy";
import { BoxError } from "./part";
import { installationSecrets } from "./secrets";

export interface BoxEnvironment {
  /** What every part gets: no setting is left to its own guess. */
  variables: NodeJS.ProcessEnv;
  /** Set when this box runs PostgreSQL itself. */
  postgres?: OwnPostgres;
  /** Set when this box runs Caddy. */
  caddy?: { program: string; env: NodeJS.ProcessEnv; sites: string };
  standIns: boolean;
  dataDirectory: string;
  port: number;
}

interface OwnPostgres {
  port: number;
  password: string;
  /** The directory of its programs; unset means those of the registry's package. */
  programs?: string;
}

/**
 * Completes the settings of one machine: addresses that follow PORT, secrets made once and kept in DATA_DIR.
 * With NODE_ENV=production, as in the image, only what is named holds, unless LOCAL_STAND_INS=1; with
 * PostgreSQL's programs in POSTGRES_BIN the box runs the database, whose password it makes once.
 * Throws BoxError with every setting that is missing or wrong.
 */
export function boxEnvironment(source: EnvSource, nodeEnv: "production" | "development"): BoxEnvironment {
  const given: EnvSource & { DATA_DIR: string } = { ...source, DATA_DIR: resolve(source.DATA_DIR || "data") };
  const standIns = given.NODE_ENV !== "production" || given.LOCAL_STAND_INS === "1";
  const port = Number(given.PORT || 3000);
  const postgres = ownPostgres(port, given, standIns);
  const variables = {
    ...commonDefaults(port),
    ...(standIns && localVariables(port, given)),
    ...(postgres && { DATABASE_URL: `postgres://plinth:${postgres.password}@127.0.0.1:${postgres.port}/plinth` }),
    ...withoutEmpty(given),
    NODE_ENV: nodeEnv,
  } as NodeJS.ProcessEnv;
  const env = readSettings(variables);
  const program = findCaddy(variables);
  const caddy = program
    ? { program, env: caddyEnvironment(env), sites: describeSites(env, standIns ? LOCAL_SITES_DOMAIN : undefined) }
    : undefined;
  return { variables, postgres, caddy, standIns, dataDirectory: given.DATA_DIR, port };
}

function ownPostgres(
  port: number,
  given: EnvSource & { DATA_DIR: string },
  standIns: boolean,
): OwnPostgres | undefined {
  const programs = given.POSTGRES_BIN || undefined;
  if (given.DATABASE_URL || !(standIns || programs)) return undefined;
  const { POSTGRES_PASSWORD: password } = installationSecrets(given.DATA_DIR, ["POSTGRES_PASSWORD"]);
  return { port: portsFrom(port).postgres, password, programs };
}

// A secret goes with its stand-in: where the real service is named, its own keys must be named too.
function localVariables(port: number, given: EnvSource & { DATA_DIR: string }): EnvSource {
  const keys = installationSecrets(given.DATA_DIR);
  const defaults = standInDefaults(port, given);
  const standInKeys = Object.entries(keys).filter(([name]) => name === "SESSION_SECRET" || name in defaults);
  return { ...defaults, ...Object.fromEntries(standInKeys), LOCAL_STAND_INS: "1" };
}

function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value));
}

function readSettings(variables: NodeJS.ProcessEnv): Env {
  try {
    return parseEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) throw new BoxError(error.message);
    throw error;
  }
}
