import { useLocation, useSearchParams } from "@remix-run/react";
import { Suspense, useState } from "react";
import { useEditor } from "~/components/editor/editor-context";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { onDemand } from "./on-demand";
import { PreviewPane } from "./preview-pane";
import { PreviewTools, type PreviewWidth } from "./preview-tools";
import { ViewSwitch } from "./view-switch";

const CodePane = await onDemand(async () => (await import("./code-pane")).CodePane);

/** The website as it is saved: seen, or read as code. */
export function PreviewTab({ website, code }: { website: WebsiteResult; code: WebsiteCode }) {
  const location = useLocation();
  const showsCode = useSearchParams()[0].get("view") === "code";
  const [width, setWidth] = useState<PreviewWidth>("full");
  return (
    <div className="grid gap-4">
      <UnsavedNotice />
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        <ViewSwitch
          label="What to show"
          items={[
            { name: "Preview", href: withParam(location, "view", null), current: !showsCode },
            { name: "View Code", href: withParam(location, "view", "code"), current: showsCode },
          ]}
        />
        {showsCode ? null : (
          <PreviewTools websiteId={website.id} address={website.previewAddress} width={width} onWidth={setWidth} />
        )}
      </div>
      {showsCode ? (
        <Suspense fallback={<Spinner label="Opening the code" />}>
          <CodePane code={code} />
        </Suspense>
      ) : (
        <PreviewPane key={website.revision} title={website.title} address={website.previewAddress} width={width} />
      )}
    </div>
  );
}

function UnsavedNotice() {
  const { isDirty, save } = useEditor();
  if (!isDirty) return null;
  return (
    <Notice title="This is your website as it was saved last.">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        Your latest changes are not in it yet.
        <Button type="button" size="sm" onClick={() => void save()}>
          Save Changes
        </Button>
      </div>
    </Notice>
  );
}
