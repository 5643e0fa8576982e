import { useLocation, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { useDialog } from "~/components/ui/use-dialog";
import { withParam } from "~/components/ui/view-params";
import type { GeneratedCode } from "~/modules/generation/generated-code";
import type { WebsiteResult } from "~/modules/websites/read-result.server";
import { CodePane } from "./code-pane";
import { DeployDialog } from "./deploy-dialog";
import { DeployedDialog } from "./deployed-dialog";
import { PreviewPane } from "./preview-pane";
import { PreviewTools, type PreviewWidth } from "./preview-tools";
import { ResultActions } from "./result-actions";
import { ViewSwitch } from "./view-switch";

interface ReadyProps {
  result: WebsiteResult;
  code: GeneratedCode;
  origin: string;
}

/** A finished website: look at it, read its code, take it away, deploy it. */
export function Ready({ result, code, origin }: ReadyProps) {
  const location = useLocation();
  const showsCode = useSearchParams()[0].get("view") === "code";
  const [width, setWidth] = useState<PreviewWidth>("full");
  const deploy = useDialog("deploy");
  const deployed = useDialog("deployed");
  return (
    <section className="grid gap-4 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-4">
        <div className="grid gap-1">
          <h2 className="font-serif text-heading">Your New Website Design</h2>
          <p className="text-muted wrap-anywhere">{result.title}</p>
        </div>
        <ResultActions result={result} deployHref={deploy.openHref} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        <ViewSwitch
          label="What to show"
          items={[
            { name: "Preview", href: withParam(location, "view", null), current: !showsCode },
            { name: "View Code", href: withParam(location, "view", "code"), current: showsCode },
          ]}
        />
        {showsCode ? null : <PreviewTools path={result.previewPath} width={width} onWidth={setWidth} />}
      </div>
      {showsCode ? <CodePane code={code} /> : <PreviewPane title={result.title} path={result.previewPath} width={width} />}
      {deploy.isOpen && result.slot.state === "free" ? <DeployDialog result={result} origin={origin} closeHref={deploy.closeHref} /> : null}
      {deployed.isOpen && result.slot.state === "deployed" ? (
        <DeployedDialog url={`${origin}/sites/${result.slot.subdomain}`} closeHref={deployed.closeHref} />
      ) : null}
    </section>
  );
}
