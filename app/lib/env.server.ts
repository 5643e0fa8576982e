import { parseEnv } from "./parse-env";

export { EnvError, parseEnv } from "./parse-env";
export type { Env } from "./env-schema";

/** The settings of this process, read once; a missing or wrong one stops it at start. */
export const env = parseEnv(process.env);
