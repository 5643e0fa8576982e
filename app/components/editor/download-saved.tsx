import type { MouseEvent } from "react";
import { buttonClass } from "~/components/ui/button-style";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { useEditor } from "./editor-context";

interface DownloadSavedProps {
  website: WebsiteResult;
  label: string;
  className?: string;
  /** Does not look like a button. */
  plain?: boolean;
}

/** Takes the website away as a zip. What is unsaved is saved first, so that it is in it. */
export function DownloadSaved({ website, label, className, plain = false }: DownloadSavedProps) {
  const { isDirty, save } = useEditor();
  const href = `/analysis/${website.id}/download`;
  const saveFirst = async (event: MouseEvent) => {
    if (!isDirty) return;
    event.preventDefault();
    if (await save()) download(href);
  };
  return (
    <a href={href} download onClick={saveFirst} className={plain ? className : buttonClass({ size: "sm", className })}>
      {isDirty ? `Save and ${label}` : label}
    </a>
  );
}

function download(href: string) {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
