import { useLocation } from "@remix-run/react";
import { Suspense } from "react";
import { inAddress, onDemand } from "~/components/result-view/on-demand";
import { withParam } from "~/components/ui/view-params";
import { websiteTitle } from "~/modules/website-record/website-title";
import type { WebsiteItem } from "./dashboard-data";

const RenameDialog = await onDemand(
  async () => (await import("~/components/website-actions/rename-dialog")).RenameDialog,
  inAddress("dialog", "rename"),
);
const DuplicateDialog = await onDemand(
  async () => (await import("~/components/website-actions/duplicate-dialog")).DuplicateDialog,
  inAddress("dialog", "duplicate"),
);
const DIALOGS = new Map([
  ["rename", RenameDialog],
  ["duplicate", DuplicateDialog],
]);

/** The dialog about a website of the list that the address names (`?dialog=rename-7`), if any. */
export function WebsiteDialogs({ items }: { items: WebsiteItem[] }) {
  const location = useLocation();
  const [name = "", id] = new URLSearchParams(location.search).get("dialog")?.split("-") ?? [];
  const Asked = DIALOGS.get(name);
  const item = items.find((each) => String(each.id) === id);
  if (!Asked || !item) return null;
  const website = { id: item.id, title: websiteTitle(item) };
  return (
    <Suspense fallback={null}>
      <Asked website={website} closeHref={withParam(location, "dialog", null)} />
    </Suspense>
  );
}
