import { Form, useFetcher, useLocation, type FetcherWithComponents } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import type { ButtonStyle } from "./button-style";
import { Dialog, DialogActions } from "./dialog";
import { useDialog } from "./use-dialog";

type ConfirmFormProps = ButtonStyle & {
  /** Unique on the screen; the address of the question without script is `?dialog=name`. */
  name: string;
  question: string;
  /** Sentences below the question: what a yes means. */
  details?: string[];
  /** Reads these sentences at the moment of the question. Without script the page that asks has them in `details`. */
  readDetails?: () => Promise<string[]>;
  /** Label of the button that asks, and of the one that says yes. */
  label: string;
  /** What the button shows instead of its label, where that needs more than words. */
  children?: ReactNode;
  pendingText?: string;
  /** Where the yes is posted; this screen's own action if not given. */
  action?: string;
  /** Fields of the posted form, such as `{ intent: "delete", id: 4 }`. */
  fields: Record<string, string | number>;
  /** A fetcher of the caller's, to follow the request (optimistic lists). */
  fetcher?: FetcherWithComponents<unknown>;
};

/** A button that asks before it posts: by the browser's own question, without script by a dialog that asks the same. */
export function ConfirmForm(props: ConfirmFormProps) {
  const {
    name,
    question,
    details = [],
    readDetails,
    label,
    children,
    pendingText,
    action,
    fields,
    fetcher,
    ...look
  } = props;
  const location = useLocation();
  const dialog = useDialog(name);
  const own = useFetcher();
  const { submit, state } = fetcher ?? own;
  const [reading, setReading] = useState(false);

  const read = async (ask: () => Promise<string[]>) => {
    setReading(true);
    return ask().finally(() => setReading(false));
  };

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (reading) return;
    const said = readDetails ? await read(readDetails) : details;
    if (!window.confirm([question, ...said].join("\n\n"))) return;
    submit(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])), {
      method: "post",
      action,
    });
  };

  return (
    <>
      <form method="get" action={location.pathname} onSubmit={(event) => void ask(event)} className="contents">
        <Hidden fields={{ ...Object.fromEntries(new URLSearchParams(location.search)), dialog: name }} />
        <Button
          {...look}
          aria-label={children ? label : undefined}
          pending={state !== "idle"}
          pendingText={pendingText}
        >
          {children ?? label}
        </Button>
      </form>
      {dialog.isOpen ? (
        <Question {...{ question, details, label, action, fields }} closeHref={dialog.closeHref} />
      ) : null}
    </>
  );
}

type QuestionProps = Pick<ConfirmFormProps, "question" | "label" | "action" | "fields"> & {
  details: string[];
  closeHref: string;
};

function Question({ question, details, label, action, fields, closeHref }: QuestionProps) {
  return (
    <Dialog title={label} description={question} closeHref={closeHref}>
      {details.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      <Form method="post" action={action} preventScrollReset>
        <Hidden fields={fields} />
        <DialogActions>
          <ButtonLink to={closeHref}>Cancel</ButtonLink>
          <Button variant="danger">{label}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Hidden({ fields }: { fields: Record<string, string | number> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
