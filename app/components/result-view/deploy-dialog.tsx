import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import { useEffect, type FormEvent } from "react";
import type { z } from "zod";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useToast } from "~/components/ui/use-toast";
import { openPoints } from "~/modules/publishing/open-points";
import { deployDialogForm, deployForm, deployProblem } from "~/modules/publishing/deploy-form";
import { isUnfinished } from "~/modules/checks/report";
import { randomSubdomain } from "~/modules/publishing/random-subdomain";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { CustomDomainFields } from "./custom-domain-fields";
import type { DeployReply } from "./deploy-reply";
import { DeployAnyway, OpenPoints } from "./open-points";
import { earlierWords, firstValues } from "./earlier-words";
import { pendingWords } from "./pending-words";
import { SiteFields } from "./site-fields";
import { ReadingNote } from "./reading-link";
import { UnfilledPlaces } from "./unfilled-places";
import { useDeployReply } from "./use-deploy-reply";
import { useHere } from "~/components/ui/use-here";

interface DeployDialogProps {
  result: WebsiteResult;
  origin: string;
  closeHref: string;
}

const WAITS = "Your website is being looked at in a browser. Deploying waits for that, usually a few seconds.";

/** Asks where the website shall stand and what it is called. */
export function DeployDialog({ result, origin, closeHref }: DeployDialogProps) {
  const fetcher = useFetcher<DeployReply>();
  const reply = useDeployReply(fetcher.data);
  const earlier = result.slot.state === "free" ? result.slot.earlier : null;
  const points = reply?.points ?? openPoints(result.openClaims, result.report);
  const { showToast } = useToast();
  const [form, fields] = useForm<z.input<typeof deployDialogForm>, z.output<typeof deployDialogForm>>({
    id: "deploy",
    lastResult: reply?.submission,
    constraint: getZodConstraint(deployForm),
    defaultValue: firstValues(result.title, earlier),
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
    <Dialog
      title="Deploy Website"
      description="Choose the address of your website. You can redeploy it as often as you like."
      closeHref={closeHref}
      returnFocusTo="deploy-website"
    >
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
        <OpenPoints points={points} />
        <SiteFields
          fields={fields}
          origin={origin}
          offerName={() => form.update({ name: fields.subdomain.name, value: randomSubdomain() })}
        />
        {earlier ? <p className="text-sm text-muted">{earlierWords(earlier)}</p> : null}
        <CustomDomainFields use={fields.useCustomDomain} domain={fields.customDomain} />
        <UnfilledPlaces />
        <ReadingNote />
        <DeployAnyway points={points} asked={reply?.points !== undefined} />
        {result.report && isUnfinished(result.report) ? (
          <p role="status" className="text-sm text-muted">
            {WAITS}
          </p>
        ) : null}
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button
            variant="primary"
            name="intent"
            value="deploy"
            pending={fetcher.state !== "idle"}
            pendingText={pendingWords(result.report, "Deploying...")}
          >
            Deploy Website
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
