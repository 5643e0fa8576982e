import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { useDayInWords } from "~/components/ui/day";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { PageTitle } from "~/components/ui/page-title";
import { pageAction } from "~/http/page-action.server";
import { readSessionId } from "~/http/session.server";
import { redirectWithToast } from "~/http/toast.server";
import { findBinnedAccount, putBackAccount } from "~/modules/accounts/put-back-account.server";

const PUT_BACK = {
  title: "Account Put Back",
  description: "Everything is as it was, except that your plan has ended and no website is live.",
};

export const meta: MetaFunction = ({ error }) => [
  { title: error ? errorTitle(error) : "Your Account Is Deleted · Plinth" },
];

/** All that a deleted account can be asked for, by who has signed in to it again. */
export async function loader({ request }: LoaderFunctionArgs) {
  const sessionId = await readSessionId(request);
  const account = sessionId ? await findBinnedAccount(sessionId) : null;
  if (!account) throw redirect("/account");
  const { email, binnedAt, goneAt } = account;
  return { email, binnedAt, goneAt, isOver: goneAt.getTime() <= Date.now() };
}

export const action = pageAction(async ({ request }) => {
  const sessionId = await readSessionId(request);
  if (!sessionId) throw redirect("/account");
  await putBackAccount({ sessionId });
  return redirectWithToast("/", PUT_BACK);
});

export default function PutBackPage() {
  const { email, binnedAt, goneAt, isOver } = useLoaderData<typeof loader>();
  const pending = useNavigation().state === "submitting";
  const dayInWords = useDayInWords();
  return (
    <PlainShell className="grid content-center justify-items-start gap-8 py-16">
      <div className="grid gap-3">
        <PageTitle
          title="Your account is deleted"
          lead={`You deleted the account of ${email} on ${dayInWords(binnedAt)}. ${
            isOver
              ? "It can no longer be put back, and is being removed for good. Sign in again in an hour or two to begin anew with an empty account."
              : `Until ${dayInWords(goneAt)} you can put it back, with your websites, posts, messages and figures. After that it is gone for good.`
          }`}
        />
        {isOver ? null : (
          <p className="max-w-prose text-muted">
            Your plan has ended and no website is live. Once your account is back, subscribe again to open your websites
            and deploy one.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isOver ? null : (
          <Form method="post">
            <Button variant="primary" size="lg" pending={pending} pendingText="Putting back...">
              Put Back My Account
            </Button>
          </Form>
        )}
        <ButtonAnchor href="/api/logout" size="lg">
          Sign out
        </ButtonAnchor>
      </div>
    </PlainShell>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
