import { createCookie } from "@remix-run/node";
import { env } from "~/lib/env.server";
import { returnPath } from "~/lib/return-path";

const returnCookie = createCookie("plinth_return", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_ORIGIN.startsWith("https:"),
  maxAge: 10 * 60,
});

/** Where a request to sign in wants to come back to (`?returnTo=`). */
export const readReturnTo = (request: Request) => returnPath.parse(new URL(request.url).searchParams.get("returnTo"));

/** Adds to an answer the memory of the page that sent the visitor to sign in. */
export async function rememberReturn(request: Request, answer: Response): Promise<Response> {
  const returnTo = readReturnTo(request);
  if (returnTo !== "/") answer.headers.append("set-cookie", await returnCookie.serialize(returnTo));
  return answer;
}

/** Where to go after signing in, with the header that forgets it. */
export async function takeReturn(request: Request): Promise<{ path: string; header: string }> {
  return {
    path: returnPath.parse(await returnCookie.parse(request.headers.get("cookie"))),
    header: await returnCookie.serialize("", { maxAge: 0 }),
  };
}
