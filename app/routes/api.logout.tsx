import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { closeSession, readSessionId } from "~/http/session.server";
import { revokeSession } from "~/modules/accounts/sign-in.server";
import { Button } from "~/components/ui/button";

async function logOut(request: Request) {
  const id = await readSessionId(request);
  if (id) await revokeSession(id);
  const answer = redirect("/");
  await closeSession(answer.headers);
  return answer;
}

/** A link on another site, or a prefetch, must not sign anybody out: those see the form. */
function isOwnNavigation({ headers }: Request) {
  const prefetched = /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
  return !prefetched && ["same-origin", "none"].includes(headers.get("sec-fetch-site") ?? "");
}

export async function loader({ request }: LoaderFunctionArgs) {
  return isOwnNavigation(request) ? logOut(request) : null;
}

export const action = ({ request }: ActionFunctionArgs) => logOut(request);

export default function LogOut() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 p-6">
      <h1 className="font-serif text-3xl">Sign out of Plinth?</h1>
      <Form method="post" reloadDocument>
        <Button type="submit">Sign out</Button>
      </Form>
    </main>
  );
}
