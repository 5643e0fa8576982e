import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ORDERS, type Order } from "~/modules/websites/overview-page";
import type { OverviewQuery } from "~/modules/websites/overview-query";

const ORDER_NAMES: Record<Order, string> = { newest: "Live, then newest", changed: "Last changed", name: "By name" };

/** Finds a website by its name, and puts the list in another order. It needs no script. */
export function WebsiteSearch({ query }: { query: OverviewQuery }) {
  return (
    <Form method="get" action="/dashboard" role="search" className="flex flex-wrap items-end gap-3">
      <label className="grid gap-1 text-sm">
        Search
        <input key={query.q} type="search" name="q" defaultValue={query.q} maxLength={100} className="control" />
      </label>
      <label className="grid gap-1 text-sm">
        Order
        <select key={query.order} name="order" defaultValue={query.order} className="control">
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {ORDER_NAMES[order]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">Show</Button>
      {query.q ? (
        <ButtonLink to="/dashboard" variant="quiet">
          Show all
        </ButtonLink>
      ) : null}
    </Form>
  );
}
