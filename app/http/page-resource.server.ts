import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFoundError } from "~/lib/errors";
import { readVisitor, type Actor } from "./guards.server";
import { jsonError } from "./json-error.server";

interface ResourceArgs {
  request: Request;
  params: LoaderFunctionArgs["params"];
  context: LoaderFunctionArgs["context"];
  actor: Actor;
}

const notThere = () => jsonError(new NotFoundError("There is nothing at this address."));

/**
 * Makes the loader of something that belongs to a screen and has none itself, such as a file. Who may not have it
 * is told that it is not there, as with a screen; a screen's own 404 page cannot be shown here.
 */
export function pageResource(
  load: (args: ResourceArgs) => Promise<Response>,
  access: "user" | "subscriber" = "subscriber",
) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Response> => {
    const visitor = await readVisitor(request).catch(jsonError);
    if (visitor instanceof Response) return visitor;
    if (visitor.state === "anonymous" || (access === "subscriber" && visitor.state !== "subscriber")) return notThere();
    return load({ request, params, context, actor: visitor.actor }).catch(jsonError);
  };
}
