import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ORDERS, type Order } from "~/modules/websites/overview-page";
import type { OverviewQuery } from "~/modules/websites/overview-query";

const ORDER_NAMES: Record<Order, string> = { newest: "Live, then newest", changed: "Last changed", name: "By name" };

/** Typing is over after so many milliseconds. */
const PAUSE_MS = 300;

/** Sends a search once typing has paused, in the place of the one before; offline the list stays as it is. */
function useSearchWhileTyping() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const search = ({ currentTarget: { form } }: FormEvent<HTMLInputElement>) => {
    stop();
    timer.current = setTimeout(() => {
      if (navigator.onLine) submit(form, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
  return { search, stop };
}

/** The field keeps what is typed while answers come, and shows what another link asks for. */
function SearchField({ q, onInput }: { q: string; onInput: (event: FormEvent<HTMLInputElement>) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== document.activeElement) field.current!.value = q;
  }, [q]);
  return (
    <label className="grid gap-1 text-sm">
      Search
      <input {...{ ref: field, onInput }} type="search" name="q" defaultValue={q} maxLength={100} className="control" />
    </label>
  );
}

/** Finds a website by its name while it is typed, and puts the list in another order. Without script a button does it. */
export function WebsiteSearch({ query }: { query: OverviewQuery }) {
  const { search, stop } = useSearchWhileTyping();
  return (
    <Form
      method="get"
      action="/dashboard"
      role="search"
      preventScrollReset
      onSubmit={stop}
      className="flex flex-wrap items-end gap-3"
    >
      <SearchField q={query.q} onInput={search} />
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
