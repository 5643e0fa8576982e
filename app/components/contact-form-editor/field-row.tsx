import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import type { FormField } from "~/modules/contact-form/form-field";
import type { FormChange } from "./change-form";
import { TYPE_WORDS, WIDTH_WORDS } from "./field-words";
import { useFormDialogs } from "./form-dialogs";

type Arrangement = Extract<FormChange, { type: "move" | "remove" }>;

interface FieldRowProps {
  field: FormField;
  index: number;
  count: number;
  arrange: (change: Arrangement) => void;
  problem?: string;
}

/** One field of the form: what it is, and what can be done with it. */
export function FieldRow({ field, index, count, arrange, problem }: FieldRowProps) {
  const { editHref } = useFormDialogs();
  const { id, label, type, required, width, options } = field;
  const facts = [TYPE_WORDS[type], WIDTH_WORDS[width], required ? "Required" : "Optional"];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        {options.length > 0 ? <p className="text-sm wrap-anywhere">{options.join(", ")}</p> : null}
        {problem ? <p className="text-sm font-medium text-danger">{problem}</p> : null}
      </div>
      <div className="flex gap-2">
        <MoveButton
          id={`up-${id}`}
          name={`Move ${label} up`}
          icon="up"
          disabled={index === 0}
          change={{ type: "move", index, by: -1 }}
          arrange={arrange}
        />
        <MoveButton
          id={`down-${id}`}
          name={`Move ${label} down`}
          icon="down"
          disabled={index === count - 1}
          change={{ type: "move", index, by: 1 }}
          arrange={arrange}
        />
        <ButtonLink id={`edit-${id}`} to={editHref(index)} preventScrollReset size="sm" aria-label={`Edit ${label}`}>
          Edit
        </ButtonLink>
        <ChangeButton
          change={{ type: "remove", index }}
          arrange={arrange}
          aria-label={`Remove ${label}`}
          className="text-danger!"
        >
          Remove
        </ChangeButton>
      </div>
    </li>
  );
}

type ChangeButtonProps = Omit<React.ComponentProps<typeof Button>, "ref"> & {
  change: Arrangement;
  arrange: FieldRowProps["arrange"];
};

/** Changes what is being edited; without script the server changes what is saved. */
function ChangeButton({ change, arrange, ...props }: ChangeButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      {...props}
      name="change"
      value={JSON.stringify(change)}
      onClick={(event) => {
        event.preventDefault();
        arrange(change);
      }}
    />
  );
}

type MoveButtonProps = Omit<ChangeButtonProps, "children" | "name"> & { name: string; icon: "up" | "down" };

function MoveButton({ name, icon, ...props }: MoveButtonProps) {
  return (
    <ChangeButton
      {...props}
      aria-label={name}
      title={name}
      className="px-2 disabled:border-transparent disabled:bg-transparent disabled:opacity-50"
    >
      <Icon name={icon} />
    </ChangeButton>
  );
}
