import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readId } from "~/http/read-input.server";
import { NotFoundError } from "~/lib/errors";
import { readPoster } from "~/modules/publishing/site-qr.server";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `${page.title} · QR code` : "Page Not Found · Plinth" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireSubscriberPage(request);
  const deploymentId = readId(params.id);
  try {
    return { deploymentId, ...(await readPoster({ actor, deploymentId })) };
  } catch (error) {
    if (error instanceof NotFoundError) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** An address breaks between its parts and not in the middle of a name, as long as there is room for one. */
function BrokenAtSlashes({ text }: { text: string }) {
  const parts = text.split(/(?<=\/)/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** One sheet for the shop window: the name, a code to scan, the address. */
export default function Poster() {
  const { deploymentId, title, address } = useLoaderData<typeof loader>();
  const code = `/deployments/${deploymentId}/qr.svg`;
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-start gap-8 p-4 sm:p-8 print:max-w-none print:content-center print:p-0">
      <p className="flex flex-wrap items-center gap-3 print:hidden">
        <Button type="button" variant="primary" className="noscript:hidden" onClick={() => window.print()}>
          Print
        </Button>
        <ButtonAnchor href={`${code}?download`} download>
          Download SVG
        </ButtonAnchor>
        <Link to="/deployments" className="ml-auto underline">
          Back to Deployments
        </Link>
      </p>
      <div className="grid justify-items-center gap-6 border border-line bg-white px-6 py-12 text-center text-black print:border-0">
        <h1 dir="auto" className="font-serif text-display text-balance wrap-anywhere">
          {title}
        </h1>
        <img src={code} alt={`QR code of ${address}`} width={360} height={360} className="w-full max-w-90" />
        <p className="font-mono text-base wrap-anywhere sm:text-lg print:text-lg">
          <BrokenAtSlashes text={address.replace(/^https?:\/\//, "").replace(/\/$/, "")} />
        </p>
      </div>
    </main>
  );
}
