import { Badge } from "~/components/ui/badge";
import { CopyButton } from "~/components/ui/copy-button";
import type { RecordRow } from "~/modules/domains/record-rows";

/** One DNS record, as it is entered at a provider. */
export function DnsRecord({ row: { type, name, value, ttl, need, note } }: { row: RecordRow }) {
  return (
    <section aria-label={`${type} record ${name}`} className="grid gap-3 rounded-sm border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold">{type} record</h3>
        <Badge tone={need.startsWith("Required") ? "signal" : "neutral"}>{need}</Badge>
      </div>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-2">
          {[
            ["Name", name],
            ["Value", value],
            ["TTL", ttl],
          ].map(([term, detail]) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-mono break-all">{detail}</dd>
            </div>
          ))}
        </dl>
        <CopyButton size="sm" text={value} label={`Copy ${type} value`} />
      </div>
    </section>
  );
}
