import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { requireSubscriber, requireUser, type Actor } from "./guards.server";
import { jsonError } from "./json-error.server";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Access = "public" | "user" | "subscriber";

interface CallArgs<Who extends Actor | null> {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
  actor: Who;
}
type Handler<Who extends Actor | null> = (args: CallArgs<Who>) => Promise<unknown>;

type Handlers<Who extends Actor | null> = Partial<Record<Method, Handler<Who>>>;

async function readActor(access: Access, request: Request): Promise<Actor | null> {
  if (access === "public") return null;
  const { actor } = access === "user" ? await requireUser(request) : await requireSubscriber(request);
  return actor;
}

function notAllowed(handlers: object) {
  const allow = Object.keys(handlers).join(", ");
  return Response.json(
    { message: `This address answers ${allow} only.`, errors: {} },
    { status: 405, headers: { allow } },
  );
}

function answer(value: unknown): Response {
  return value instanceof Response ? value : Response.json(value ?? { success: true });
}

/**
 * Personal answers, refusals included, must not be kept by anything between us and the browser. What an answer says
 * itself about being kept counts, as long as it is for the browser alone.
 */
function unkept(response: Response): Response {
  if (!/no-store|private/.test(response.headers.get("cache-control") ?? ""))
    response.headers.set("cache-control", "no-store");
  return response;
}

/**
 * Makes the loader and action of one address of the `/api` contract. Who may call is checked first, then the
 * handler of the method runs; what it returns is the JSON answer (nothing: `{ success: true }`), a domain error
 * becomes `{ message, errors }` with its status.
 */
export function apiRoute(access: "public", handlers: Handlers<null>): ApiRoute;
export function apiRoute(access: "user" | "subscriber", handlers: Handlers<Actor>): ApiRoute;
export function apiRoute(access: Access, handlers: Handlers<never>): ApiRoute {
  async function call({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const handler = handlers[method as Method] as Handler<Actor | null> | undefined;
    if (!handler) return unkept(notAllowed(handlers));
    try {
      return unkept(answer(await handler({ request, params, context, actor: await readActor(access, request) })));
    } catch (error) {
      return unkept(jsonError(error));
    }
  }
  return { loader: call, action: call };
}

interface ApiRoute {
  loader: (args: LoaderFunctionArgs) => Promise<Response>;
  action: (args: ActionFunctionArgs) => Promise<Response>;
}
