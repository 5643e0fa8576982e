import type { ShellUser } from "~/components/app-shell/signed-in";
import type { DesignerByModel } from "~/components/generation-form/designer-choice";
import type { DialogData } from "~/components/result-view/dialog-data";
import type { FirstSteps } from "~/modules/accounts/first-steps.server";
import type { CurrentUser } from "~/modules/accounts/find-user.server";
import type { Holdings } from "~/modules/bin/read-holdings.server";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import type { OverviewQuery } from "~/modules/websites/overview-query";
import type { Overview, OverviewItem } from "~/modules/websites/read-overview.server";

/** A website as the dashboard lists it. */
export interface WebsiteItem extends Omit<OverviewItem, "createdAt" | "changedAt"> {
  createdAt: Date | string;
  changedAt: Date | string;
  /** What goes with it, where the address asks about its deletion; null where nothing does. */
  holdings: Holdings | null;
}

/** A page of the list, and what it was asked for. */
export interface WebsiteListing extends Omit<Overview, "items"> {
  items: WebsiteItem[];
  query: OverviewQuery;
}

/** What the dashboard shows, at both of its addresses. */
export interface DashboardData extends Partial<DialogData> {
  user: CurrentUser & ShellUser;
  /** Where sites are served, without a slash at its end. */
  origin: string;
  websites: WebsiteListing;
  designers: DesignerByModel;
  /** One-time key of the generation form. */
  formKey: string;
  /** What a new owner has done and has not; null where it is not shown. */
  firstSteps: FirstSteps | null;
  /** The website that `?analysis=` opens. */
  opened: WebsiteResult | null;
}
