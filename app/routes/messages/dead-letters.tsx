import { Form, useLocation, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Moment } from "~/components/versions/moment";
import { RETRY } from "./message-words";
import type { MessagesData } from "./messages-data";

/** Messages that reached Plinth and could not be stored: nothing is lost, and each can be tried again. */
export function DeadLetters({ letters }: { letters: MessagesData["deadLetters"] }) {
  if (letters.length === 0) return null;
  return (
    <Notice
      tone="danger"
      title={
        letters.length === 1 ? "One message could not be stored" : `${letters.length} messages could not be stored`
      }
      className="mb-6"
    >
      <p>Nothing is lost: Plinth keeps what arrived. Try again, and write to support if it fails once more.</p>
      <ul className="mt-3 grid gap-3">
        {letters.map((letter) => (
          <li
            key={letter.ulid}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3"
          >
            <div className="grid min-w-0 gap-0.5">
              <bdi className="text-ink wrap-anywhere">{letter.summary || "No text"}</bdi>
              <span className="text-sm wrap-anywhere">
                <Moment at={letter.receivedAt} />: {letter.reason}
              </span>
            </div>
            <Retry ulid={letter.ulid} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Retry({ ulid }: { ulid: string }) {
  const { pathname, search } = useLocation();
  const pending = useNavigation().formData?.get("ulid") === ulid;
  return (
    <Form method="post" action={pathname + search}>
      <input type="hidden" name="ulid" value={ulid} />
      <Button size="sm" name="intent" value={RETRY} pending={pending} pendingText="Trying...">
        Try Again
      </Button>
    </Form>
  );
}
