import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { commonDefaults, portsFrom, standInDefaults } from "~/lib/env-defaults";
import type { EnvSource } from "~/lib/env-schema";
import { EnvError, parseEnv } from "~/lib/parse-env";
import { BoxError } from "./part";
import { installationSecrets, type Secrets } from "./secrets";

export interface BoxEnvironment {
  /** What every part gets: no setting is left to its own guess. */
  variables: NodeJS.ProcessEnv;
  /** Set when this box runs PostgreSQL itself. */
  postgres?: { port: number; password: string };
  standIns: boolean;
  dataDirectory: string;
  port: number;
}

/**
 * Completes the settings of one machine: addresses that follow PORT, secrets made once and kept in DATA_DIR.
 * With NODE_ENV=production, as in the image, only what is named holds, unless LOCAL_STAND_INS=1.
 * Throws BoxError with every setting that is missing or wrong.
 */
export function boxEnvironment(source: EnvSource, nodeEnv: "production" | "development"): BoxEnvironment {
  const given: EnvSource & { DATA_DIR: string } = { ...source, DATA_DIR: resolve(source.DATA_DIR || "data") };
  const standIns = given.NODE_ENV !== "production" || given.LOCAL_STAND_INS === "1";
  const port = Number(given.PORT || 3000);
  const secrets = standIns ? secretsIn(given.DATA_DIR) : undefined;
  const variables = {
    ...commonDefaults(port),
    ...(secrets ? localVariables(port, given, secrets) : {}),
    ...withoutEmpty(given),
    NODE_ENV: nodeEnv,
  } as NodeJS.ProcessEnv;
  refuseWrongSettings(variables);
  const own = secrets && !given.DATABASE_URL;
  return {
    variables,
    postgres: own ? { port: portsFrom(port).postgres, password: secrets.POSTGRES_PASSWORD } : undefined,
    standIns,
    dataDirectory: given.DATA_DIR,
    port,
  };
}

function secretsIn(dataDirectory: string): Secrets {
  mkdirSync(dataDirectory, { recursive: true });
  return installationSecrets(dataDirectory);
}

// A secret goes with its stand-in: where the real service is named, its own keys must be named too.
function localVariables(port: number, given: EnvSource, secrets: Secrets): EnvSource {
  const { POSTGRES_PASSWORD, ...keys } = secrets;
  const defaults = standInDefaults(port, given);
  const standInKeys = Object.entries(keys).filter(([name]) => name === "SESSION_SECRET" || name in defaults);
  const database = `postgres://plinth:${POSTGRES_PASSWORD}@127.0.0.1:${portsFrom(port).postgres}/plinth`;
  return { ...defaults, ...Object.fromEntries(standInKeys), DATABASE_URL: database, LOCAL_STAND_INS: "1" };
}

function withoutEmpty(source: EnvSource): EnvSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value));
}

function refuseWrongSettings(variables: NodeJS.ProcessEnv): void {
  try {
    parseEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) throw new BoxError(error.message);
    throw error;
  }
}
