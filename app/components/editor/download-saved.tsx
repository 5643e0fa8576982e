import type { MouseEvent } from "react";
import { ButtonAnchor } from "~/components/ui/button-link";
import { useEditor } from "./editor-context";

/** Takes the website away as a zip. What is unsaved is saved first, so that it is in it. */
export function DownloadSaved({ href }: { href: string }) {
  const { isDirty, save } = useEditor();
  const saveFirst = async (event: MouseEvent) => {
    if (!isDirty) return;
    event.preventDefault();
    if (await save()) download(href);
  };
  return (
    <ButtonAnchor href={href} download size="sm" onClick={saveFirst}>
      {isDirty ? "Save and Download" : "Download"}
    </ButtonAnchor>
  );
}

function download(href: string) {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
