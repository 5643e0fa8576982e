import { useFetchers } from "@remix-run/react";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { SEARCHED_FROM } from "~/modules/websites/overview-page";
import type { WebsiteListing } from "./dashboard-data";
import { DELETE_INTENT } from "./website-actions";
import { WebsiteCard } from "./website-card";
import { WebsiteDialogs } from "./website-dialogs";
import { WebsitePages } from "./website-pages";
import { WebsiteSearch } from "./website-search";

/** Ids that are being deleted right now: they leave the list at once, and come back when it fails. */
function useLeaving(): Set<number> {
  const deletions = useFetchers().filter(({ formData }) => formData?.get("intent") === DELETE_INTENT);
  return new Set(deletions.map(({ formData }) => Number(formData?.get("id"))));
}

/** Everything that the owner has generated, each with its picture and how it does. */
export function WebsiteList({ websites: { items, total, found, query } }: { websites: WebsiteListing }) {
  const leaving = useLeaving();
  const staying = items.filter(({ id }) => !leaving.has(id));
  const heading = useHeadingFocus(staying.length);
  const isSearched = total >= SEARCHED_FROM || query.q !== "";
  return (
    <section aria-labelledby="your-websites" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="your-websites" ref={heading} tabIndex={-1} className="font-serif text-heading">
          Your Generated Websites
        </h2>
        {isSearched ? <WebsiteSearch query={query} /> : null}
      </div>
      {staying.length === 0 ? <Nothing q={query.q} /> : null}
      {items.length > 0 ? (
        <div className="@container">
          <ul className="grid gap-x-8 gap-y-12 @xl:grid-cols-2 @6xl:grid-cols-3">
            {items.map((website) => (
              <WebsiteCard key={website.id} website={website} hidden={leaving.has(website.id)} />
            ))}
          </ul>
        </div>
      ) : null}
      <WebsitePages found={found} query={query} />
      <WebsiteDialogs items={items} />
    </section>
  );
}

function Nothing({ q }: { q: string }) {
  return (
    <p className="border-t border-line py-6 text-muted" role={q ? "status" : undefined}>
      {q ? `No website is called “${q}”.` : "No websites generated yet. Create your first AI website above!"}
    </p>
  );
}
