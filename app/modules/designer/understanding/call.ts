import type { Operation } from "../../operations/operation";
import { perform } from "../../operations/perform";
import type { Call } from "./pattern";

/** An operation with its parameters, to be done when the request turns out to mean it. */
export const call = <Params>(operation: Operation<Params>, params: Params, about?: string): Call => ({
  name: operation.name,
  perform: (site) => perform(site, operation, params),
  about,
});
