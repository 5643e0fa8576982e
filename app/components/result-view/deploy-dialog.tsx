import { getFormProps } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import { useEffect, type FormEvent } from "react";
import type { z } from "zod";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useForm } from "~/components/ui/use-form";
import { useToast } from "~/components/ui/use-toast";
import { deployDialogForm, deployForm, deployProblem } from "~/modules/publishing/deploy-form";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { CustomDomainFields } from "./custom-domain-fields";
import type { DeployReply } from "./deploy-reply";
import { Blocks } from "./blocks";
import { DeployAnyway } from "./open-points";
import { earlierWords, firstValues } from "./earlier-words";
import { MessagesNote } from "./messages-note";
import { PromiseWaiting } from "./promise-waiting";
import { SiteFields } from "./site-fields";
import { ReadingNote } from "./reading-link";
import { UnfilledPlaces } from "./unfilled-places";
import { useDeployReply } from "./use-deploy-reply";
import { useOpenPoints } from "./use-open-points";
import { useHere } from "~/components/ui/use-here";

interface DeployDialogProps {
  result: WebsiteResult;
  origin: string;
  closeHref: string;
}

const ABOUT = "Choose the address of your website. You can redeploy it as often as you like.";

/** Asks where the website shall stand and what it is called; once that was said, that it follows. */
export function DeployDialog(props: DeployDialogProps) {
  const { result, closeHref } = props;
  const waits = result.promise?.state === "waiting" ? result.promise : null;
  return (
    <Dialog
      title="Deploy Website"
      description={waits ? undefined : ABOUT}
      closeHref={closeHref}
      returnFocusTo="deploy-website"
    >
      {waits ? <PromiseWaiting websiteId={result.id} promise={waits} /> : <DeployFields {...props} />}
    </Dialog>
  );
}

function DeployFields({ result, origin, closeHref }: DeployDialogProps) {
  const fetcher = useFetcher<DeployReply>();
  const reply = useDeployReply(fetcher.data);
  const { earlier, proposal } = result.slot.state === "free" ? result.slot : { earlier: null, proposal: null };
  const points = useOpenPoints(result, reply);
  const { showToast } = useToast();
  const [form, fields] = useForm<z.input<typeof deployDialogForm>, z.output<typeof deployDialogForm>>({
    id: "deploy",
    lastResult: reply?.submission,
    constraint: getZodConstraint(deployForm),
    defaultValue: firstValues(result.title, earlier, proposal),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: deployDialogForm }),
    shouldRevalidate: "onInput",
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const deploys = submitter instanceof HTMLButtonElement && submitter.value === "deploy";
    const problem = deploys ? deployProblem(new FormData(event.currentTarget)) : null;
    if (problem) showToast({ ...problem, variant: "destructive" });
    form.onSubmit(event);
  };
  const failure = reply?.failure;
  useEffect(() => {
    if (failure) showToast({ title: "Deployment Failed", description: failure, variant: "destructive" });
  }, [failure, reply, showToast]);

  return (
    <>
      <Blocks websiteId={result.id} points={points} dialog="deploy" />
      <fetcher.Form
        method="post"
        action={`/analysis/${result.id}?dialog=deploy`}
        {...getFormProps(form)}
        onSubmit={submit}
        className="grid gap-5"
      >
        <input type="hidden" name="from" value={useHere()} />
        {/* First in the form, so that Enter deploys; hidden, so that the dialog's focus does not start here. */}
        <button type="submit" name="intent" value="deploy" hidden />
        {form.errors?.length ? <Notice tone="danger" live title={form.errors[0]} /> : null}
        {failure ? (
          <Notice tone="danger" live title="Deployment Failed">
            {failure}
          </Notice>
        ) : null}
        <SiteFields
          fields={fields}
          origin={origin}
          free={proposal}
          setName={(value) => form.update({ name: fields.subdomain.name, value })}
        />
        {earlier ? <p className="text-sm text-muted">{earlierWords(earlier)}</p> : null}
        <CustomDomainFields use={fields.useCustomDomain} domain={fields.customDomain} />
        <UnfilledPlaces />
        <ReadingNote />
        <MessagesNote website={result} />
        <DeployAnyway points={points} asked={reply?.points !== undefined} />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button
            variant="primary"
            name="intent"
            value="deploy"
            pending={fetcher.state !== "idle"}
            pendingText="Deploying..."
          >
            Deploy Website
          </Button>
        </DialogActions>
      </fetcher.Form>
    </>
  );
}
