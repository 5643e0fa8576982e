import { log } from "~/lib/log.server";
import { formState, hostState, parseEdgeKey, restState, saltState, siteState } from "~/published/edge-state";
import type { EdgeRow } from "./store";

const SCHEMAS = { site: siteState, host: hostState, form: formState, rest: restState, salt: saltState };

/**
 * Whether a row that arrives makes sense; said in the log when not. Such a row is left out and takes no other down;
 * what was served before is served on, but after a pull of everything. From here on rows are trusted: reading one again
 * is a visitor's time.
 */
export function isReadable({ key, value }: EdgeRow): boolean {
  const parsed = parseEdgeKey(key);
  if (parsed === null || value === null) return true;
  const { success, error } = SCHEMAS[parsed.kind].safeParse(JSON.parse(value));
  if (!success) log.error(`the edge state ${key} cannot be read`, error);
  return success;
}
