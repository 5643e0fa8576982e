import { useLocation, useSearchParams } from "@remix-run/react";
import clsx from "clsx";
import { Button } from "~/components/ui/button";
import { buttonClass } from "~/components/ui/button-style";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { useHydrated } from "~/components/ui/use-hydrated";
import { withParam } from "~/components/ui/view-params";
import { showFullScreen } from "./full-screen";
import { ViewSwitch } from "./view-switch";

/** How wide the preview is shown. */
export type PreviewWidth = "full" | "phone";

const WIDTHS: { width: PreviewWidth; name: string }[] = [
  { width: "full", name: "Full width" },
  { width: "phone", name: "Phone" },
];

export interface PreviewWidthProps {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}

interface PreviewToolsProps extends PreviewWidthProps {
  isEditing: boolean;
  address: string;
}

/** What can be done with the preview: read its code, see it as on a phone, in a window of its own, on all the screen. */
export function PreviewTools({ isEditing, address, ...widths }: PreviewToolsProps) {
  const location = useLocation();
  const [params] = useSearchParams();
  const showsCode = !isEditing && params.get("view") === "code";
  return (
    <div className="flex items-center gap-1">
      {isEditing ? null : (
        <ViewSwitch
          label="What to show"
          asToggle
          items={[
            { name: "Preview", href: withParam(location, "view", null), current: !showsCode },
            { name: "View Code", href: withParam(location, "view", "code"), current: showsCode },
          ]}
        />
      )}
      {showsCode ? null : <PreviewWidths {...widths} />}
      <ButtonAnchor
        href={address}
        target="_blank"
        rel="noopener"
        variant="quiet"
        size="sm"
        aria-label="Open in a new window"
        title="Open in a new window"
        className="px-2!"
      >
        <Icon name="outside" className="size-4" />
      </ButtonAnchor>
      {showsCode ? null : <FullScreenButton />}
    </div>
  );
}

/** Shows the website as on a desk or as on a phone; on a phone there is nothing to choose. */
function PreviewWidths({ width, onWidth }: PreviewWidthProps) {
  const hydrated = useHydrated();
  return (
    <div
      role="group"
      aria-label="Width of the preview"
      className={clsx("flex max-sm:hidden", !hydrated && "invisible")}
    >
      {WIDTHS.map((option) => (
        <Button
          key={option.width}
          type="button"
          size="sm"
          variant={option.width === width ? "secondary" : "quiet"}
          aria-pressed={option.width === width}
          onClick={() => onWidth(option.width)}
        >
          {option.name}
        </Button>
      ))}
    </div>
  );
}

function FullScreenButton() {
  return (
    <button
      type="button"
      aria-label="Full screen"
      aria-keyshortcuts="Alt+Enter"
      title="Full screen (Alt+Enter). Esc leaves."
      className={buttonClass({ variant: "quiet", size: "sm", className: "px-2! noscript:hidden" })}
      onClick={showFullScreen}
    >
      <Icon name="full" className="size-4" />
    </button>
  );
}
