import type { Report } from "~/modules/checks/report";
import { weightInWords } from "./report-words";

const PARTS = { html: "Page", css: "Styles", javascript: "Script", fonts: "Fonts", pictures: "Pictures" } as const;

/** How much a visitor's phone loads. */
export function Weight({ report: { weight } }: { report: Report }) {
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const bytes = weight[part];
    return bytes === null ? [] : [{ name: PARTS[part], bytes }];
  });
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <p className="border-t border-line pt-4 text-sm text-muted">
      <span className="font-semibold text-ink">A visitor loads {weightInWords(total)}:</span>{" "}
      {parts.map(({ name, bytes }) => `${name} ${weightInWords(bytes)}`).join(", ")}
    </p>
  );
}
