import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { heldInWords, whatGoesForGood } from "~/components/dashboard/what-goes";
import { Card } from "~/components/ui/card";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { Day } from "~/components/ui/day";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { WEBSITE_DAYS } from "~/modules/bin/bin-days";
import type { HeldThings } from "~/modules/bin/held-things";

interface BinItem extends HeldThings {
  websiteId: number;
  title: string;
  binnedAt: Date | string;
  goneAt: Date | string;
}

/** Deleted websites, while they can be put back. */
export function BinCard({ items }: { items: BinItem[] }) {
  const pending = useNavigation().formData;
  const heading = useHeadingFocus(items.length);
  const leaving = pending?.get("intent") === "put-back" ? pending.get("id") : null;
  return (
    <Card
      title="Bin"
      headingRef={heading}
      description={`Deleted websites stay here for ${WEBSITE_DAYS} days, with their messages, posts and figures. After that they are gone for good.`}
      actions={items.length > 1 ? <DeleteAll items={items} /> : null}
      className="lg:col-span-2"
    >
      {items.length === 0 ? <p className="text-muted">Your bin is empty.</p> : null}
      {items.length > 0 ? (
        <ul className="grid border-line last:border-b">
          {items.map((item) => (
            <BinRow key={item.websiteId} item={item} pending={leaving === String(item.websiteId)} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function DeleteAll({ items }: { items: BinItem[] }) {
  const titles = items.map(({ title }) => `“${title}”`).join(", ");
  return (
    <ConfirmForm
      name="delete-all-for-good"
      label="Delete All for Good"
      question={`Delete all ${items.length} websites in your bin for good? This cannot be undone.`}
      details={[`These are ${titles}.`, ...whatGoesForGood(items)]}
      fields={{ intent: "delete-for-good", ids: items.map(({ websiteId }) => websiteId).join(",") }}
      pendingText="Deleting..."
      size="sm"
      variant="danger"
    />
  );
}

function BinRow({ item, pending }: { item: BinItem; pending: boolean }) {
  const { websiteId, title, binnedAt, goneAt } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          Deleted <Day at={binnedAt} long />. {heldInWords(item)} Gone for good after <Day at={goneAt} long />.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={websiteId} />
          <Button
            size="sm"
            name="intent"
            value="put-back"
            aria-label={`Put back ${title}`}
            pending={pending}
            pendingText="Putting back..."
          >
            Put back
          </Button>
        </Form>
        <ConfirmForm
          name={`delete-for-good-${websiteId}`}
          label={`Delete for good: ${title}`}
          question={`Delete “${title}” for good? This cannot be undone.`}
          details={whatGoesForGood([item])}
          fields={{ intent: "delete-for-good", ids: websiteId }}
          pendingText="Deleting..."
          size="sm"
          variant="danger"
        >
          Delete for good
        </ConfirmForm>
      </div>
    </li>
  );
}
