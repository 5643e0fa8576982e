import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { countInWords } from "~/lib/count-words";
import type { AccountHoldings } from "~/modules/accounts/read-account.server";
import { publicUrl } from "../deployments/deployment-item";

interface LeftCardProps {
  holdings: AccountHoldings;
  /** The card that the payment provider still keeps; null when there is none. */
  card: { cardBrand: string | null; cardLast4: string } | null;
  origin: string;
}

/** For who has no plan: what of theirs is still there, and what they can do with it without one. */
export function LeftCard({ holdings: { live, messages }, card, origin }: LeftCardProps) {
  return (
    <Card
      title="What is still yours"
      description="Without a plan you cannot edit or deploy. What is listed here stays in your hands, and you can export everything or delete your account below."
    >
      <ul className="grid">
        {live ? <LiveSite live={live} origin={origin} /> : null}
        <Row
          about={
            messages === 0
              ? "You have no messages from visitors."
              : `You have ${countInWords(messages, "message", "messages")} from visitors.`
          }
          action={messages > 0 ? <ButtonLink to="/messages">Read Messages</ButtonLink> : null}
        />
        {card ? <PaymentMethod card={card} /> : null}
      </ul>
    </Card>
  );
}

function LiveSite({ live, origin }: { live: NonNullable<AccountHoldings["live"]>; origin: string }) {
  const url = publicUrl({ subdomain: live.subdomain, customDomain: live.domain }, origin);
  const name = `Your website “${live.title}”`;
  if (!live.isActive) return <Row about={`${name} is off the web. Its address ${url} stays yours.`} action={null} />;
  return (
    <Row
      about={
        <>
          {name} is on the web at{" "}
          <a href={url} target="_blank" rel="noopener" className="underline underline-offset-4 hover:text-signal-text">
            {url}
          </a>
          .
        </>
      }
      action={
        <ConfirmForm
          name="take-down"
          label="Take Down"
          question="Take this website off the web? Visitors see a page that says there is no website here. Its address stays yours. To publish it again you need a plan."
          pendingText="Taking down..."
          fields={{ intent: "take-down", id: live.id }}
          variant="danger"
        />
      }
    />
  );
}

function PaymentMethod({ card: { cardBrand, cardLast4 } }: { card: NonNullable<LeftCardProps["card"]> }) {
  return (
    <Row
      about={
        <>
          The payment provider keeps your card: <span className="capitalize">{cardBrand ?? "Card"}</span> ••••{" "}
          {cardLast4}. Nothing is charged to it.
        </>
      }
      action={
        <ConfirmForm
          name="remove-card"
          label="Remove Card"
          question="Remove this card? The payment provider forgets it. To subscribe again you enter a card."
          pendingText="Removing..."
          fields={{ intent: "remove-card" }}
        />
      }
    />
  );
}

function Row({ about, action }: { about: ReactNode; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <p className="max-w-prose wrap-anywhere">{about}</p>
      {action}
    </li>
  );
}
