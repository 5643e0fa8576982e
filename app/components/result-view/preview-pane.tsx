import clsx from "clsx";
import type { PreviewWidth } from "./preview-tools";
import { Stage } from "./stage";

interface PreviewPaneProps {
  title: string;
  address: string;
  width: PreviewWidth;
  /** The website can be seen. */
  onLoad: () => void;
}

/** The site itself, 600 px high at least, in a frame without our origin: what its code does cannot reach the app. */
export function PreviewPane({ title, address, width, onLoad }: PreviewPaneProps) {
  return (
    <Stage className="min-w-0 overflow-x-auto border border-line bg-sunken">
      <iframe
        title={`Preview of ${title}`}
        src={address}
        onLoad={onLoad}
        sandbox="allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads"
        className={clsx("stage-frame mx-auto block max-w-full bg-white", width === "phone" ? "w-[390px]" : "w-full")}
      />
    </Stage>
  );
}
