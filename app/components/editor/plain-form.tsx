import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useHere } from "~/components/ui/use-here";
import { Button } from "~/components/ui/button";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";

interface PlainFormProps {
  intent: "edit-texts" | "edit-design";
  children: ReactNode;
}

/** Fields of the editor. With script each changes the website by itself; without, they are one form with a button. */
export function PlainForm({ intent, children }: PlainFormProps) {
  const { websiteId } = useEditor();
  const { website, flush } = useEditorControls();
  const stay = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <Form method="post" action={`/analysis/${websiteId}?edit=true`} onSubmit={stay} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={useHere()} />
      <input type="hidden" name="revision" value={website.revision ?? ""} />
      {children}
      <Button variant="primary" className="script:hidden">
        Save Changes
      </Button>
    </Form>
  );
}
