import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { Button } from "~/components/ui/button";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { useHydrated } from "~/components/ui/use-hydrated";
import { pageAction } from "~/http/page-action.server";
import { readForm } from "~/http/read-input.server";
import {
  confirmRequest,
  openRequest,
  refuseRequest,
  type RecipientRequest,
} from "~/modules/recipients/answer-request.server";

// The address is the secret: it goes to no other site, and into no index.
export const meta: MetaFunction<typeof loader> = ({ error }) => [
  { title: error ? errorTitle(error) : "Messages of a website · Plinth" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

/** For everybody who has the link of a mail. `?refused` says that the address is taken back. */
export const loader = pageAction(async ({ request, params, context }: LoaderFunctionArgs) => {
  if (new URL(request.url).searchParams.has("refused")) return { isRefused: true, asked: null };
  return { isRefused: false, asked: await openRequest({ token: params.token ?? "", sender: context.clientAddress }) };
});

const BODY_LIMIT_BYTES = 1024;

export const action = pageAction(async ({ request, params, context }) => {
  const form = await readForm(request, BODY_LIMIT_BYTES);
  const asking = { token: params.token ?? "", sender: context.clientAddress };
  const here = new URL(request.url).pathname.replace(/\.data$/, "");
  if (form.get("answer") === "refuse") {
    await refuseRequest(asking);
    return redirect(`${here}?refused`);
  }
  await confirmRequest(asking);
  return redirect(here);
});

export default function RecipientPage() {
  const { isRefused, asked } = useLoaderData<typeof loader>();
  return (
    <PlainShell className="py-10 sm:py-16">
      <div className="grid max-w-2xl gap-8">
        {asked ? <Answer asked={asked} /> : isRefused ? <Refused /> : <Gone />}
      </div>
    </PlainShell>
  );
}

function Answer({ asked }: { asked: RecipientRequest }) {
  const { address, isConfirmed } = asked;
  const isSending = useNavigation().state === "submitting";
  const name = asked.websiteName || "a website";
  return (
    <>
      {isConfirmed ? (
        <Words key="confirmed" title={`You get the messages of ${name}`}>
          Messages that visitors write on this website come to {address}. Keep our mail: its link leads back here,
          should you want to stop them.
        </Words>
      ) : (
        <Words key="asked" title={`Do you want the messages of ${name}?`}>
          Somebody asks that messages which visitors write on this website come to {address}. Nothing is sent before you
          say yes. If this was not you, say so, and nobody can ask this address again.
        </Words>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {asked.siteAddress ? <Row term="Website" value={asked.siteAddress} /> : null}
        <Row term={isConfirmed ? "Who asked" : "Who asks"} value={`the Plinth account of ${asked.askedBy}`} />
      </dl>
      <Form method="post" className="flex flex-wrap gap-3">
        {isConfirmed ? null : (
          <Button variant="primary" size="lg" name="answer" value="confirm" disabled={isSending}>
            Yes, send them to me
          </Button>
        )}
        <Button size="lg" name="answer" value="refuse" disabled={isSending}>
          {isConfirmed ? "Stop these messages" : "This was not me"}
        </Button>
      </Form>
    </>
  );
}

const Row = ({ term, value }: { term: string; value: string }) => (
  <>
    <dt className="font-medium">{term}</dt>
    <dd className="break-words text-muted">{value}</dd>
  </>
);

const Refused = () => (
  <Words title="You get no such messages">
    Nobody can ask this address again. If you change your mind, the owner of the website can name another address, or
    you write to us.
  </Words>
);

const Gone = () => (
  <Words title="This link has expired">
    It works for seven days, and only the newest one counts. Please ask the owner of the website to send it again.
  </Words>
);

function Words({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const comesOfAnswer = useRef(useHydrated());
  // The button that was pressed is gone.
  useEffect(() => {
    if (comesOfAnswer.current) heading.current?.focus();
  }, []);
  return (
    <header className="grid gap-3">
      <h1 ref={heading} tabIndex={-1} className="break-words font-serif text-title">
        {title}
      </h1>
      <p className="break-words text-lg text-muted">{children}</p>
    </header>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
