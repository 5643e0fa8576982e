import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import type { MetaInfo } from "~/modules/seo/meta-info";

/** What the page says of itself. */
export function MetaInformation({ meta }: { meta: MetaInfo }) {
  return (
    <Card title="Meta Information" description="What search engines read about your page.">
      <dl className="grid gap-4">
        <Item term="Page title">{meta.title ?? "None"}</Item>
        <Item term="Meta description">{meta.description ?? "None"}</Item>
        <Item term="Keywords">{meta.keywords ?? "None"}</Item>
        <Item term="Load time" note="Until the page reacts at once, on a phone with a slow connection.">
          {meta.loadTime === null ? "Not measured" : `${meta.loadTime} ms`}
        </Item>
      </dl>
    </Card>
  );
}

function Item({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      {note ? <dd className="text-sm text-muted">{note}</dd> : null}
    </div>
  );
}
