import { useSearchParams } from "@remix-run/react";
import { Suspense } from "react";
import { useEditor } from "~/components/editor/editor-context";
import { FirstReading } from "~/components/reading/first-reading";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import type { Reading } from "~/modules/result/reading";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { onDemand } from "./on-demand";
import { PreviewPane } from "./preview-pane";
import type { PreviewWidth } from "./preview-tools";

const CodePane = await onDemand(async () => (await import("./code-pane")).CodePane);

interface PreviewTabProps {
  website: WebsiteResult;
  code: WebsiteCode;
  width: PreviewWidth;
  /** What was read of the owner's words, until they close it. */
  reading: Reading | null;
  onRead: () => void;
  /** The website can be seen. */
  onShown: () => void;
}

/** The website as it is saved: seen, or read as code. */
export function PreviewTab({ website, code, width, reading, onRead, onShown }: PreviewTabProps) {
  const showsCode = useSearchParams()[0].get("view") === "code";
  return (
    <>
      <UnsavedNotice />
      <div className="flex gap-4">
        <div className="min-w-0 flex-1">
          {showsCode ? (
            <Suspense fallback={<Spinner label="Opening the code" />}>
              <CodePane code={code} />
            </Suspense>
          ) : (
            <PreviewPane
              key={website.revision}
              title={website.title}
              address={website.previewAddress}
              width={width}
              onLoad={onShown}
            />
          )}
        </div>
        {reading ? <FirstReading websiteId={website.id} reading={reading} onClose={onRead} /> : null}
      </div>
    </>
  );
}

function UnsavedNotice() {
  const { isDirty, save } = useEditor();
  if (!isDirty) return null;
  return (
    <Notice title="This is your website as it was saved last." className="mb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        Your latest changes are not in it yet.
        <Button type="button" size="sm" onClick={() => void save()}>
          Save Changes
        </Button>
      </div>
    </Notice>
  );
}
