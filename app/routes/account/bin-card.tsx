import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { dayInWords } from "~/lib/day-words";
import { WEBSITE_DAYS } from "~/modules/bin/bin-days";

interface BinItem {
  websiteId: number;
  title: string;
  binnedAt: Date | string;
  goneAt: Date | string;
}

/** Deleted websites, while they can be put back. */
export function BinCard({ items }: { items: BinItem[] }) {
  const pending = useNavigation().formData;
  const leaving = pending?.get("intent") === "put-back" ? pending.get("id") : null;
  return (
    <Card
      title="Bin"
      description={`Deleted websites stay here for ${WEBSITE_DAYS} days, with their messages, posts and figures. After that they are gone for good.`}
      className="lg:col-span-2"
    >
      {items.length === 0 ? <p className="text-muted">Your bin is empty.</p> : null}
      {items.length > 0 ? (
        <ul className="grid border-b border-line">
          {items.map((item) => (
            <BinRow key={item.websiteId} item={item} pending={leaving === String(item.websiteId)} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function BinRow({ item: { websiteId, title, binnedAt, goneAt }, pending }: { item: BinItem; pending: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          Deleted {dayInWords(binnedAt)}. Gone for good after {dayInWords(goneAt)}.
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={websiteId} />
        <Button size="sm" name="intent" value="put-back" aria-label={`Put back ${title}`} pending={pending} pendingText="Putting back...">
          Put back
        </Button>
      </Form>
    </li>
  );
}
