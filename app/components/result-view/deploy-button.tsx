import { Form, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { useEditor } from "~/components/editor/editor-context";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import type { ButtonStyle } from "~/components/ui/button-style";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { useHere } from "~/components/ui/use-here";

type DeployButtonProps = Pick<ButtonStyle, "variant" | "size"> & {
  website: WebsiteResult;
  /** Id for the focus to come back to when the dialog closes. */
  id?: string;
};

/** Brings the website to the public: for the first time through a dialog, later at once; or says why it cannot. */
export function DeployButton({ website, id, ...look }: DeployButtonProps) {
  const location = useLocation();
  const { state } = website.slot;
  if (state === "limit") return <LimitReached id={id} {...look} />;
  if (state === "deployed") return <RedeployButton website={website} {...look} />;
  return (
    <ButtonLink id={id} to={withParam(location, "dialog", "deploy")} preventScrollReset {...look}>
      Deploy Website
    </ButtonLink>
  );
}

/** Another website is live: it can make room in one step. */
function LimitReached({ id, ...look }: Omit<DeployButtonProps, "website">) {
  const location = useLocation();
  return (
    <div className="workbar-limit">
      <Button disabled {...look}>
        Deploy Website (Limit Reached)
      </Button>
      <ButtonLink id={id} to={withParam(location, "dialog", "switch")} preventScrollReset size={look.size}>
        Switch the live website…
      </ButtonLink>
    </div>
  );
}

/** What it leads to is a navigation, which ends the reading again that follows saving; a fetcher's would meet it. */
function RedeployButton({ website, ...look }: DeployButtonProps) {
  const submit = useSubmit();
  const isPending = useNavigation().formData?.get("intent") === "redeploy";
  const { isDirty, save } = useEditor();
  const here = useHere();
  // What fails leaves the owner where they are.
  const action = `/analysis/${website.id}${useLocation().search}`;
  const saveFirst = async (event: FormEvent<HTMLFormElement>) => {
    if (!isDirty) return;
    event.preventDefault();
    if (!(await save())) return;
    submit({ intent: "redeploy", from: here }, { method: "post", action, preventScrollReset: true });
  };
  return (
    <Form method="post" action={action} preventScrollReset onSubmit={saveFirst}>
      <input type="hidden" name="from" value={here} />
      <Button {...look} name="intent" value="redeploy" pending={isPending} pendingText="Redeploying...">
        Redeploy Website
      </Button>
    </Form>
  );
}
