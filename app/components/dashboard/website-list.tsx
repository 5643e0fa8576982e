import { useFetchers } from "@remix-run/react";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import type { WebsiteItem } from "./dashboard-data";
import { DELETE_INTENT, WebsiteRow } from "./website-row";

/** Ids that are being deleted right now: they leave the list at once, and come back when it fails. */
function useLeaving(): Set<number> {
  const deletions = useFetchers().filter(({ formData }) => formData?.get("intent") === DELETE_INTENT);
  return new Set(deletions.map(({ formData }) => Number(formData?.get("id"))));
}

/** Everything that the owner has generated, the newest first. */
export function WebsiteList({ websites }: { websites: WebsiteItem[] }) {
  const leaving = useLeaving();
  const staying = websites.filter(({ id }) => !leaving.has(id));
  const heading = useHeadingFocus(staying.length);
  return (
    <section aria-labelledby="your-websites" className="grid gap-4">
      <h2 id="your-websites" ref={heading} tabIndex={-1} className="font-serif text-heading">
        Your Generated Websites
      </h2>
      {staying.length === 0 ? (
        <p className="border-t border-line py-6 text-muted">
          No websites generated yet. Create your first AI website above!
        </p>
      ) : null}
      {websites.length > 0 ? (
        <ul className="border-b border-line not-has-[>li:not([hidden])]:border-0">
          {websites.map((website) => (
            <WebsiteRow key={website.id} website={website} hidden={leaving.has(website.id)} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
