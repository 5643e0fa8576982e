import { parseEnv } from "./parse-env";

/** The settings of this process, read once; a missing or wrong one stops it at start. */
export const env = parseEnv(process.env);
