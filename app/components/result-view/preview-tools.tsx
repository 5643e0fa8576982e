import clsx from "clsx";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { useHydrated } from "~/components/ui/use-hydrated";

/** How wide the preview is shown. */
export type PreviewWidth = "full" | "phone";

const WIDTHS: { width: PreviewWidth; name: string }[] = [
  { width: "full", name: "Full width" },
  { width: "phone", name: "Phone" },
];

interface PreviewWidthsProps {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}

/** Shows the website as on a desk or as on a phone; on a phone there is nothing to choose. */
export function PreviewWidths({ width, onWidth }: PreviewWidthsProps) {
  const hydrated = useHydrated();
  return (
    <div
      role="group"
      aria-label="Width of the preview"
      className={clsx("flex gap-2 max-sm:hidden", !hydrated && "invisible")}
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

interface PreviewToolsProps extends PreviewWidthsProps {
  websiteId: number;
  address: string;
}

/** What can be done with the preview: see it as on a phone, in a window of its own, or take it away. */
export function PreviewTools({ websiteId, address, ...widths }: PreviewToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PreviewWidths {...widths} />
      <ButtonAnchor href={address} target="_blank" rel="noopener" variant="quiet" size="sm">
        Open in a new window <Icon name="outside" />
      </ButtonAnchor>
      <ButtonAnchor href={`/analysis/${websiteId}/download`} download variant="quiet" size="sm">
        Download
      </ButtonAnchor>
    </div>
  );
}
