import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { DomainName } from "~/modules/domains/domain-setup.server";

/** Which of a domain's two names visitors see, and the other one to choose. */
export function ShownNameForm({ id, names }: { id: number; names: DomainName[] }) {
  const { Form, state } = useFetcher();
  const shown = names.find(({ isShown }) => isShown);
  const other = names.find(({ isShown }) => !isShown);
  if (!shown || !other) return null;
  const isWww = other === names[1];
  return (
    <section aria-label="Visitors see" className="grid gap-3 rounded-sm border border-line p-4">
      <p>
        Visitors see <strong className="font-mono break-all">{shown.text}</strong>.{" "}
        {other.isServed
          ? `Plinth leads visitors of ${other.text} there.`
          : `${other.text} does not lead to your website yet. Once its record is in place, Plinth notices within a day, or when you check now.`}
      </p>
      <Form method="post" action="/deployments" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {other.isServed ? (
          <Button
            name="intent"
            value={isWww ? "show-www" : "show-bare"}
            size="sm"
            pending={state !== "idle"}
            pendingText="Changing..."
          >
            Show it {isWww ? "with" : "without"} www.
          </Button>
        ) : (
          <Button name="intent" value="check-domain" size="sm" pending={state !== "idle"} pendingText="Checking...">
            Check Now
          </Button>
        )}
      </Form>
    </section>
  );
}
