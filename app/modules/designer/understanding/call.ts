import type { Operation } from "../../operations/operation";
import { perform } from "../../operations/perform";
import type { Call } from "./pattern";

/** An operation with its parameters, to be done when the request turns out to mean it. */
export const call = <Params>(operation: Operation<Params>, params: Params, about?: string): Call => ({
  name: operation.name,
  params,
  perform: (site) => perform(site, operation, params),
  about,
  ...settled(operation.name, params),
});

/** What a request settles that another may settle otherwise: the text of the headline, its colour. */
function settled(name: string, params: unknown): { settles?: string } {
  const { target, ...others } = params as { target?: { nodes?: number[] } };
  if (!name.startsWith("set-") || !target?.nodes) return {};
  const what = Object.entries(others).map(([key, value]) =>
    NAMES_IT.has(key) ? `${key}=${JSON.stringify(value)}` : key,
  );
  return { settles: [name, target.nodes.join(), ...what].join(" ") };
}

/** Parameters that say what is settled rather than how. */
const NAMES_IT = new Set("property facet attribute field device on scope edge of style side where".split(" "));
