import { Button } from "~/components/ui/button";
import type { AnyField } from "~/components/ui/field-frame";
import { TextField } from "~/components/ui/text-field";
import { TextareaField } from "~/components/ui/textarea-field";
import { checkSubdomain } from "~/modules/publishing/subdomain";
import { randomSubdomain } from "~/modules/publishing/random-subdomain";
import { NameRemark } from "./name-remark";

interface SiteFieldsProps {
  fields: Record<"subdomain" | "title" | "description", AnyField>;
  origin: string;
  /** Puts a name into the form. */
  setName: (name: string) => void;
  /** A name that the owner can have. */
  free: string | null;
  /** The name of the website that makes room for this one. */
  own?: string;
}

/** Where a website shall stand and what it is called, in the dialogs that bring it to the public. */
export function SiteFields({ fields, origin, setName, free, own }: SiteFieldsProps) {
  const typed = String(fields.subdomain.value ?? "");
  return (
    <>
      <TextField
        field={fields.subdomain}
        label="Subdomain"
        hint={`Letters, numbers and hyphens. Your website will be at ${origin}/sites/${shownName(typed)}`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="-mt-2 flex items-start justify-between gap-4">
        <NameRemark {...{ typed, free, own }} errors={fields.subdomain.errors} take={setName} />
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          name="intent"
          value="random"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            setName(randomSubdomain());
          }}
        >
          Generate Random
        </Button>
      </div>
      <TextField field={fields.title} label="Title" hint="Shown in browser tabs and search results." />
      <TextareaField
        field={fields.description}
        label="Description"
        optional
        rows={2}
        hint="One or two sentences for search engines and shared links. Left empty, they get the ones we took from your words."
      />
    </>
  );
}

/** The name as its address will have it; what cannot be one stands for no address. */
function shownName(typed: string): string {
  const checked = checkSubdomain(typed);
  return "subdomain" in checked ? checked.subdomain : "your-subdomain";
}
