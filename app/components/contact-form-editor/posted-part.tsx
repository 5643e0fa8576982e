import { Form, useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useHere } from "~/components/ui/use-here";
import { withoutTab } from "./form-dialogs";

interface PostedPartProps {
  websiteId: number;
  /** Which part of the contact form its inputs are, for the server. */
  part: string;
  /** The saved form that it was made of. */
  revision: string;
  /** Takes the submit where there is script. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form around one part of the contact form, which the server takes by itself where there is no script. */
export function PostedPart({ websiteId, part, revision, onSubmit, children }: PostedPartProps) {
  const from = withoutTab(useHere());
  return (
    <Form
      method="post"
      action={`/analysis/${websiteId}${useLocation().search}`}
      onSubmit={onSubmit}
      noValidate
      className="grid min-w-0 gap-6"
    >
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="intent" value="save-contact-form" />
      {children}
    </Form>
  );
}
