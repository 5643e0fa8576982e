import clsx from "clsx";
import type { PreviewWidth } from "./preview-tools";

interface PreviewPaneProps {
  title: string;
  address: string;
  width: PreviewWidth;
}

/** The site itself in a frame of 600 px without our origin: what its code does cannot reach the app. */
export function PreviewPane({ title, address, width }: PreviewPaneProps) {
  return (
    <div className="overflow-x-auto border border-line bg-sunken">
      <iframe
        title={`Preview of ${title}`}
        src={address}
        height={600}
        sandbox="allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads"
        className={clsx("mx-auto block h-[600px] max-w-full bg-white", width === "phone" ? "w-[390px]" : "w-full")}
      />
    </div>
  );
}
