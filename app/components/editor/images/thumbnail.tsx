import { useState } from "react";
import { useEditorControls } from "../editor-controls";

/** A picture of the website, small. One that cannot be shown leaves its place empty. */
export function Thumbnail({ src }: { src: string }) {
  const { website } = useEditorControls();
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src)
    return <span className="grid size-20 shrink-0 place-items-center bg-sunken text-xs text-muted">No picture</span>;
  return (
    <img
      src={addressOf(src, website.previewAddress)}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
      className="size-20 shrink-0 rounded-xs bg-sunken object-cover"
    />
  );
}

/** Where a page's picture lies for the app: relative addresses are those of the preview. */
function addressOf(src: string, previewAddress: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src) ? src : previewAddress + src.replace(/^\.\//, "");
}
