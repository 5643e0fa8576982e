import { getFormProps } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { DialogActions } from "~/components/ui/dialog";
import { DomainNeeds } from "~/components/ui/domain-needs";
import { DomainField } from "~/components/ui/domain-field";
import { Notice } from "~/components/ui/notice";
import { useForm } from "~/components/ui/use-form";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useToast } from "~/components/ui/use-toast";
import { DOMAIN_SETUP_FAILED, domainForm } from "~/modules/domains/domain-form";
import { INVALID_DOMAIN, parseCustomDomain } from "~/modules/domains/custom-domain";
import type { DeploymentItem } from "./deployment-item";

/** Asks which domain a website shall have. */
export function DomainForm({
  deployment: { id, customDomain, setup },
  closeHref,
}: {
  deployment: DeploymentItem;
  closeHref: string;
}) {
  const fetcher = useFetcher<FormReply>();
  const reply = useFormReply("domain", fetcher.data);
  const { showToast } = useToast();
  const present = setup?.text ?? customDomain ?? "";
  const [typed, setTyped] = useState(present);
  // Without script the button cannot know what is typed, so it stays open.
  const isEmpty = useHydrated() && typed.trim() === "";
  const [form, fields] = useForm({
    id: `domain-${id}`,
    lastResult: reply?.submission,
    defaultValue: { customDomain: present },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: domainForm }),
    shouldRevalidate: "onInput",
  });
  const failure = reply?.failure;
  useEffect(() => {
    if (failure) showToast({ ...DOMAIN_SETUP_FAILED, description: failure, variant: "destructive" });
  }, [failure, reply, showToast]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!parseCustomDomain(typed)) showToast({ ...INVALID_DOMAIN, variant: "destructive" });
    form.onSubmit(event);
  };
  return (
    <fetcher.Form
      method="post"
      action={`/deployments?dialog=domain-${id}`}
      {...getFormProps(form)}
      onSubmit={submit}
      className="grid gap-6"
    >
      <input type="hidden" name="id" value={id} />
      {form.errors?.length ? <Notice tone="danger" live title={form.errors[0]} /> : null}
      {failure ? (
        <Notice tone="danger" live title={DOMAIN_SETUP_FAILED.title}>
          {failure}
        </Notice>
      ) : null}
      <DomainNeeds />
      <DomainField
        field={fields.customDomain}
        label="Domain Name"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Notice title="Next Steps">
        You get the DNS records to enter at your domain provider: three lines to copy, which whoever sold you the name
        can help you with. Plinth then checks them by itself for up to 24 hours.
        {customDomain
          ? " Another domain needs records of its own; the present one stops leading to your website."
          : null}
      </Notice>
      <DialogActions>
        <ButtonLink to={closeHref} preventScrollReset variant="quiet">
          Cancel
        </ButtonLink>
        <Button
          variant="primary"
          name="intent"
          value="domain"
          disabled={isEmpty}
          pending={fetcher.state !== "idle"}
          pendingText="Setting up..."
        >
          {customDomain ? "Update Domain" : "Add Domain"}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}
