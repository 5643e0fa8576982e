import { useLocation, useSearchParams } from "@remix-run/react";
import { CopyButton } from "~/components/ui/copy-button";
import { withParam } from "~/components/ui/view-params";
import { CODE_PARTS } from "~/modules/site/code-parts";
import type { WebsiteCode } from "~/modules/site/website-code";
import { ViewSwitch } from "./view-switch";

/** The website's code to read and to copy, one part at a time. */
export function CodePane({ code }: { code: WebsiteCode }) {
  const location = useLocation();
  const asked = useSearchParams()[0].get("file");
  const shown = CODE_PARTS.find((part) => part === asked) ?? "html";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line">
        <ViewSwitch
          label="Part of the code"
          items={CODE_PARTS.map((part) => ({
            name: part,
            href: withParam(location, "file", part),
            current: part === shown,
          }))}
        />
        <CopyButton text={code[shown]} label={`Copy ${shown}`} variant="quiet" size="sm" />
      </div>
      <pre
        // Scrollable by keyboard, so it must take the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${shown} code`}
        className="h-[600px] overflow-auto border border-line bg-surface p-4 font-mono text-sm leading-6"
      >
        <code>{code[shown] || "/* This part is empty. */"}</code>
      </pre>
    </div>
  );
}
