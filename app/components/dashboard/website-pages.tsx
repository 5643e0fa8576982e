import { ButtonLink } from "~/components/ui/button-link";
import { PAGE_SIZE } from "~/modules/websites/overview-page";
import type { OverviewQuery } from "~/modules/websites/overview-query";

/** The way to the other pages of the list; nothing where one holds all. */
export function WebsitePages({ found, query }: { found: number; query: OverviewQuery }) {
  const pages = Math.ceil(found / PAGE_SIZE);
  if (pages < 2 && query.page === 1) return null;
  return (
    <nav aria-label="Pages of your websites" className="flex flex-wrap items-center justify-between gap-4">
      {query.page > 1 ? <ButtonLink to={pageHref(query, query.page - 1)}>Earlier page</ButtonLink> : <span />}
      <p className="text-muted">
        Page {query.page} of {Math.max(pages, 1)}, {found} websites
      </p>
      {query.page < pages ? <ButtonLink to={pageHref(query, query.page + 1)}>Next page</ButtonLink> : <span />}
    </nav>
  );
}

function pageHref({ q, order }: OverviewQuery, page: number): string {
  const params = new URLSearchParams({ order, page: String(page) });
  if (q) params.set("q", q);
  return `/dashboard?${params}`;
}
