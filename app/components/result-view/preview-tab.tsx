import { useLocation, useSearchParams } from "@remix-run/react";
import { Suspense, useState } from "react";
import { Spinner } from "~/components/ui/spinner";
import { withParam } from "~/components/ui/view-params";
import type { GeneratedCode } from "~/modules/generation/generated-code";
import type { WebsiteResult } from "~/modules/websites/read-result.server";
import { onDemand } from "./on-demand";
import { PreviewPane } from "./preview-pane";
import { PreviewTools, type PreviewWidth } from "./preview-tools";
import { ViewSwitch } from "./view-switch";

const CodePane = await onDemand(async () => (await import("./code-pane")).CodePane);

/** The website as it is saved: seen, or read as code. */
export function PreviewTab({ website, code }: { website: WebsiteResult; code: GeneratedCode }) {
  const location = useLocation();
  const showsCode = useSearchParams()[0].get("view") === "code";
  const [width, setWidth] = useState<PreviewWidth>("full");
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        <ViewSwitch
          label="What to show"
          items={[
            { name: "Preview", href: withParam(location, "view", null), current: !showsCode },
            { name: "View Code", href: withParam(location, "view", "code"), current: showsCode },
          ]}
        />
        {showsCode ? null : <PreviewTools path={website.previewPath} width={width} onWidth={setWidth} />}
      </div>
      {showsCode ? (
        <Suspense fallback={<Spinner label="Opening the code" />}>
          <CodePane code={code} />
        </Suspense>
      ) : (
        <PreviewPane title={website.title} path={website.previewPath} width={width} />
      )}
    </div>
  );
}
