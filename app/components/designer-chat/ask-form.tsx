import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useEditor } from "../editor/editor-context";
import { useHere } from "~/components/ui/use-here";

/** The form that a request is sent with. Without script the server answers it and shows the conversation. */
export function AskForm({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  const { websiteId } = useEditor();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <Form method="post" action={`/analysis/${websiteId}`} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <input type="hidden" name="intent" value="ask-designer" />
      <input type="hidden" name="from" value={useHere()} />
      {children}
    </Form>
  );
}
