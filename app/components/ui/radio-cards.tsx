import { getCollectionProps } from "@conform-to/react";
import clsx from "clsx";
import type { ReactNode } from "react";
import { FieldGroup, type AnyField, type FieldText } from "./field-frame";

type RadioCard = {
  value: string;
  label: string;
  description?: ReactNode;
  /** Above the words, edge to edge: a picture or a preview. */
  media?: ReactNode;
  /** Stands in the card but outside its label, for links of its own. */
  aside?: ReactNode;
};

type RadioCardsProps = { field: AnyField; options: readonly RadioCard[]; columns?: string } & FieldText;

/** A choice that needs to be seen, as cards with a radio button each. `columns` are grid classes. */
export function RadioCards({ field, options, columns = "sm:grid-cols-2", ...text }: RadioCardsProps) {
  const inputs = getCollectionProps(field, { type: "radio", options: options.map(({ value }) => value) });
  return (
    <FieldGroup field={field} text={text} errorsFirst>
      <div className={clsx("grid gap-4", columns)}>
        {inputs.map(({ key, ...input }, index) => (
          <Card
            key={key}
            card={options[index]!}
            input={{ ...input, "aria-invalid": field.errors ? true : undefined }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Card({ card, input }: { card: RadioCard; input: React.ComponentProps<"input"> }) {
  const noteId = `${input.id}-note`;
  return (
    <div
      className={clsx(
        "relative flex flex-col overflow-hidden rounded-sm border border-edge bg-surface hover:border-ink",
        "has-checked:border-ink has-checked:outline-1 has-checked:outline-ink",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal",
      )}
    >
      {card.media ? <div className="border-b border-line bg-sunken">{card.media}</div> : null}
      <div className="flex items-start gap-3 p-4">
        <input
          {...input}
          aria-describedby={card.description ? noteId : undefined}
          className="relative z-10 mt-0.5 size-5 shrink-0 focus-visible:outline-none"
        />
        <div className="grid min-w-0 gap-1">
          {/* Its invisible layer makes the whole card the radio button's target. */}
          <label htmlFor={input.id} className="font-semibold after:absolute after:inset-0">
            {card.label}
          </label>
          {card.description ? (
            <div id={noteId} className="text-sm text-muted">
              {card.description}
            </div>
          ) : null}
        </div>
      </div>
      {card.aside ? <div className="relative mt-auto pr-4 pb-4 pl-12 text-sm">{card.aside}</div> : null}
    </div>
  );
}
