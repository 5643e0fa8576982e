import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import type { z } from "zod";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { CheckboxField } from "~/components/ui/checkbox-field";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useHere } from "~/components/ui/use-here";
import { switchForm } from "~/modules/publishing/deploy-form";
import { openPoints } from "~/modules/publishing/open-points";
import { randomSubdomain } from "~/modules/publishing/random-subdomain";
import type { DeploySlot } from "~/modules/result/read-result.server";
import type { DeployReply } from "./deploy-reply";
import { firstValues } from "./earlier-words";
import { DeployAnyway, OpenPoints } from "./open-points";
import { pendingWords } from "./pending-words";
import type { ResultDialogProps } from "./result-dialog-props";
import { SiteFields } from "./site-fields";
import { ReadingNote } from "./reading-link";
import { UnfilledPlaces } from "./unfilled-places";
import { useDeployReply } from "./use-deploy-reply";
import { WhatChanges } from "./what-changes";

/** Asks whether this website shall be live in place of the one that is. */
export function SwitchDialog(props: ResultDialogProps) {
  const { slot } = props.website;
  return slot.state === "limit" ? <OpenSwitch {...props} slot={slot} /> : null;
}

type OpenSwitchProps = ResultDialogProps & { slot: Extract<DeploySlot, { state: "limit" }> };

function OpenSwitch({ website, slot: { earlier, live }, origin, closeHref }: OpenSwitchProps) {
  const fetcher = useFetcher<DeployReply>();
  const reply = useDeployReply(fetcher.data);
  const points = reply?.points ?? openPoints(website.openClaims, website.report);
  const [form, fields] = useForm<z.input<typeof switchForm>, z.output<typeof switchForm>>({
    id: "switch",
    lastResult: reply?.submission,
    constraint: getZodConstraint(switchForm),
    defaultValue: {
      ...firstValues(website.title, earlier),
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
        <OpenPoints points={points} />
        <SiteFields
          fields={fields}
          origin={origin}
          offerName={() => form.update({ name: fields.subdomain.name, value: randomSubdomain() })}
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
            pendingText={pendingWords(website.report, "Switching...")}
          >
            Switch Live Website
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
