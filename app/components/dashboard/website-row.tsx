import { Link, useFetcher } from "@remix-run/react";
import { useLoginRedirect } from "~/components/login-redirect";
import { ButtonLink } from "~/components/ui/button-link";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { dayInWords } from "~/lib/day-words";
import type { Holdings } from "~/modules/bin/read-holdings.server";
import { websiteTitle } from "~/modules/website-record/website-title";
import type { WebsiteItem } from "./dashboard-data";
import { fetchHoldings } from "./fetch-holdings";
import { whatGoes } from "./what-goes";

/** What a deletion is called in the form that asks for it. */
export const DELETE_INTENT = "delete-website";

const QUESTION = "Are you sure you want to delete this website? This action cannot be undone.";

/** A website of the list: open it, edit it, delete it. */
export function WebsiteRow({ website, hidden }: { website: WebsiteItem; hidden: boolean }) {
  const fetcher = useFetcher<{ unauthorized?: boolean } | null>();
  useLoginRedirect(fetcher.data?.unauthorized ?? false);
  const created = new Date(website.createdAt);
  // The question is the same for each of the list.
  const details = (holdings: Holdings | null) => [`This is “${websiteTitle(website)}”.`, ...whatGoes(holdings)];
  return (
    <li
      hidden={hidden}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4 [&[hidden]]:hidden"
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={`/dashboard?analysis=${website.id}`}
          className="text-lg font-semibold wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-signal hover:decoration-2"
        >
          {websiteTitle(website)}
        </Link>
        <p className="text-sm text-muted">
          Created <time dateTime={created.toISOString()}>{dayInWords(created)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/analysis/${website.id}?edit=true`}>Edit Website</ButtonLink>
        <ConfirmForm
          name={`delete-${website.id}`}
          label="Delete"
          question={QUESTION}
          details={details(website.holdings)}
          readDetails={async () => details(await fetchHoldings(website.id))}
          fields={{ intent: DELETE_INTENT, id: website.id }}
          fetcher={fetcher}
          variant="danger"
        />
      </div>
    </li>
  );
}
