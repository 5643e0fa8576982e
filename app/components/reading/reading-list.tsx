import { Notice } from "~/components/ui/notice";
import type { Reading } from "~/modules/result/reading";
import { TidiedWords } from "./tidied-words";
import { ReadFacts } from "./read-facts";
import { UnreadSentences } from "./unread-sentences";

/** A website's brief read back: what was left alone first, then each fact with the owner's words. */
export function ReadingList({ reading }: { reading: Reading }) {
  const { facts, unread, tidied, unlisted, isShortened, unreadReference } = reading;
  return (
    <div className="grid min-w-0 gap-6">
      {unreadReference ? (
        <Notice tone="warning" title="Your reference website could not be read">
          <span className="wrap-anywhere">{unreadReference.address}</span>: {unreadReference.reason} Its colours and
          order are not in your website. Everything else is as you asked for it.
        </Notice>
      ) : null}
      {facts.length === 0 && unread.length === 0 ? <NothingRead /> : null}
      {isShortened ? (
        <Notice tone="warning" title="Your words were not read to their end">
          They are longer than a website can show. We read the beginning and the end, where prices, hours and contact
          details mostly stand.
        </Notice>
      ) : null}
      <UnreadSentences unread={unread} />
      <ReadFacts facts={facts} />
      <TidiedWords tidied={tidied} />
      {unlisted > 0 ? <p className="text-sm text-muted">And {unlisted} more, which are not listed here.</p> : null}
    </div>
  );
}

function NothingRead() {
  return (
    <Notice title="Nothing could be read out of your words">
      Your website shows them as you wrote them. Tell us prices, opening hours, your address or a telephone number and
      choose Generate again under More, or write them into your website in the editor.
    </Notice>
  );
}
