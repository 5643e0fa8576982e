import type { ShellUser } from "~/components/app-shell/signed-in";
import type { DesignerByModel } from "~/components/generation-form/designer-choice";
import type { DialogData } from "~/components/result-view/dialog-data";
import type { FirstSteps } from "~/modules/accounts/first-steps.server";
import type { CurrentUser } from "~/modules/accounts/find-user.server";
import type { Holdings } from "~/modules/bin/read-holdings.server";
import type { WebsiteResult } from "~/modules/result/read-result.server";

/** A website as the dashboard lists it. */
export interface WebsiteItem {
  id: number;
  projectTitle: string;
  url: string | null;
  createdAt: Date | string;
  /** What goes with it, where the address asks about its deletion; null where nothing does. */
  holdings: Holdings | null;
}

/** What the dashboard shows, at both of its addresses. */
export interface DashboardData extends Partial<DialogData> {
  user: CurrentUser & ShellUser;
  /** Where sites are served, without a slash at its end. */
  origin: string;
  websites: WebsiteItem[];
  designers: DesignerByModel;
  /** One-time key of the generation form. */
  formKey: string;
  /** What a new owner has done and has not; null where it is not shown. */
  firstSteps: FirstSteps | null;
  /** The website that `?analysis=` opens. */
  opened: WebsiteResult | null;
}
