import type { ReactNode } from "react";

/** Names and values in two columns, a rule between the rows. */
export function Details({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
