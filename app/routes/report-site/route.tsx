import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { PlainShell } from "~/components/app-shell/plain-shell";
import { ReportForm } from "~/components/report-site/report-form";
import { ButtonAnchor } from "~/components/ui/button-link";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { sendForm } from "~/components/ui/send-form";
import { PageTitle } from "~/components/ui/page-title";
import { pageAction } from "~/http/page-action.server";
import { readForm } from "~/http/read-input.server";
import { takeReport } from "./take-report.server";

export const meta: MetaFunction<typeof loader> = ({ error }) => [
  { title: error ? errorTitle(error) : "Report a website · Plinth" },
  { name: "robots", content: "noindex" },
];

/** For everybody. `?site=` names the address that it is about, `?sent` says that a report came. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { site: searchParams.get("site") ?? "", isSent: searchParams.has("sent") };
}

const BODY_LIMIT_BYTES = 64 * 1024;

export const action = pageAction(async ({ request, context }) => {
  const reply = await takeReport(await readForm(request, BODY_LIMIT_BYTES), context.clientAddress);
  return reply ?? redirect("/report-site?sent");
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  sendForm(args, () => ({
    kind: "report-site",
    failure: "Plinth could not be reached. Check your connection and send it again.",
  }));

export default function ReportSitePage() {
  const { site, isSent } = useLoaderData<typeof loader>();
  return (
    <PlainShell className="py-10 sm:py-16">
      <div className="grid max-w-2xl gap-8">{isSent ? <Received /> : <Asked site={site} />}</div>
    </PlainShell>
  );
}

function Asked({ site }: { site: string }) {
  return (
    <>
      <PageTitle
        title="Report a website"
        lead={
          <>
            Does a website that we host deceive or harm somebody, or show what it must not? Tell us. We look at every
            report, and take a website off the web when it breaks the law or our{" "}
            <a href="/terms" className="underline">
              terms
            </a>
            .
          </>
        }
      />
      <ReportForm site={site} />
    </>
  );
}

function Received() {
  return (
    <div className="grid gap-3" role="status">
      <PageTitle
        title="Thank you for your report"
        lead="We look at the website. If you left an e-mail address, we write to you when we need to know more."
      />
      <ButtonAnchor href="/report-site" className="justify-self-start">
        Report another website
      </ButtonAnchor>
    </div>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
