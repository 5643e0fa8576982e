import { getFormProps } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import type { z } from "zod";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { CheckboxField } from "~/components/ui/checkbox-field";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useForm } from "~/components/ui/use-form";
import { useHere } from "~/components/ui/use-here";
import { switchForm } from "~/modules/publishing/deploy-form";
import type { DeploySlot } from "~/modules/result/read-result.server";
import type { DeployReply } from "./deploy-reply";
import { firstValues } from "./earlier-words";
import { Blocks } from "./blocks";
import { MessagesNote } from "./messages-note";
import { DeployAnyway } from "./open-points";
import { PromiseWaiting } from "./promise-waiting";
import type { ResultDialogProps } from "./result-dialog-props";
import { SiteFields } from "./site-fields";
import { ReadingNote } from "./reading-link";
import { UnfilledPlaces } from "./unfilled-places";
import { useDeployReply } from "./use-deploy-reply";
import { useOpenPoints } from "./use-open-points";
import { WhatChanges } from "./what-changes";

/** Asks whether this website shall be live in place of the one that is. */
export function SwitchDialog(props: ResultDialogProps) {
  const { id, slot, promise } = props.website;
  if (slot.state !== "limit") return null;
  if (promise?.state !== "waiting") return <OpenSwitch {...props} slot={slot} />;
  return (
    <Dialog title="Switch the Live Website" closeHref={props.closeHref} returnFocusTo="deploy-website">
      <PromiseWaiting websiteId={id} promise={promise} />
    </Dialog>
  );
}

type OpenSwitchProps = ResultDialogProps & { slot: Extract<DeploySlot, { state: "limit" }> };

function OpenSwitch({ website, slot: { earlier, proposal, live }, origin, closeHref }: OpenSwitchProps) {
  const fetcher = useFetcher<DeployReply>();
  const reply = useDeployReply(fetcher.data);
  const points = useOpenPoints(website, reply);
  const [form, fields] = useForm<z.input<typeof switchForm>, z.output<typeof switchForm>>({
    id: "switch",
    lastResult: reply?.submission,
    constraint: getZodConstraint(switchForm),
    defaultValue: {
      ...firstValues(website.title, earlier, proposal),
      takesDomain: live.domainText !== null && !earlier?.domainText,
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: switchForm }),
    shouldRevalidate: "onInput",
  });
  return (
    <Dialog
      title="Switch the Live Website"
      description="One of your websites is live at a time. This one takes the place of the other in one step, so there is no moment without a website."
      closeHref={closeHref}
      returnFocusTo="deploy-website"
    >
      <Blocks websiteId={website.id} points={points} dialog="switch" />
      <fetcher.Form
        method="post"
        action={`/analysis/${website.id}?dialog=switch`}
        {...getFormProps(form)}
        className="grid gap-5"
      >
        <input type="hidden" name="from" value={useHere()} />
        <input type="hidden" name={fields.leaves.name} value={live.deploymentId} />
        {/* First in the form, so that Enter switches; hidden, so that the dialog's focus does not start here. */}
        <button type="submit" name="intent" value="switch" hidden />
        {reply?.failure ? (
          <Notice tone="danger" live title="Switch Failed">
            {reply.failure}
          </Notice>
        ) : null}
        <WhatChanges title={website.title} earlier={earlier} live={live} />
        <SiteFields
          fields={fields}
          origin={origin}
          own={live.subdomain}
          free={proposal}
          setName={(value) => form.update({ name: fields.subdomain.name, value })}
        />
        {live.domainText ? (
          <CheckboxField
            field={fields.takesDomain}
            label={`Take ${live.domainText} along`}
            hint={`${live.domainText} shows this website from then on. Otherwise it leads nowhere until ‘${live.title}’ is live again.${earlier?.domainText ? ` Taken along, it replaces ${earlier.domainText}.` : ""}`}
          />
        ) : null}
        <UnfilledPlaces />
        <ReadingNote />
        <MessagesNote website={website} />
        <DeployAnyway points={points} asked={reply?.points !== undefined} />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button
            variant="primary"
            name="intent"
            value="switch"
            pending={fetcher.state !== "idle"}
            pendingText="Switching..."
          >
            Switch Live Website
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
