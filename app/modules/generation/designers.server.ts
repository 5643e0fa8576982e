import { connectedModel } from "~/integrations/models/connected-models.server";
import { VENDOR_NAMES, type Vendor } from "~/lib/vendors";
import { meteredModel } from "../usage/metered-model.server";
import { monthlyUsage } from "../usage/monthly-usage.server";
import { builtInDesigner } from "./built-in/built-in-designer";
import type { Designer, DesignerId } from "../site/designer";
import { ModelDesigner } from "./model/model-designer";

/** Whose website is to be designed, and by whom. */
export interface DesignOrder {
  codeModel: Vendor;
  userId: number;
  websiteId: number;
  runId: number;
  /** Who is to answer whatever the brief says: the built-in designer after a vendor's failure. */
  wanted: DesignerId | null;
}

export interface ChosenDesigner {
  designer: Designer;
  /** Why it is another than was chosen, for the owner. */
  note?: string;
}

const OVER_BUDGET = "Your AI budget of this month is used up, so our built-in designer wrote this website.";

/** Who answers when a model is chosen: its own designer where it is connected, else the built-in one. */
export function designerOf(vendor: Vendor): Pick<Designer, "id" | "name"> {
  return connectedModel(vendor) ? { id: vendor, name: VENDOR_NAMES[vendor] } : builtInDesigner;
}

/**
 * The designer of one run: the chosen model's where it is connected and within the owner's budget, else the built-in
 * one.
 */
export async function chooseDesigner({ codeModel, wanted, ...run }: DesignOrder): Promise<ChosenDesigner> {
  const vendor = wanted ?? codeModel;
  const model = vendor === "built-in" ? null : connectedModel(vendor);
  if (!model) return { designer: builtInDesigner };
  if ((await monthlyUsage(run)).isOver) return { designer: builtInDesigner, note: OVER_BUDGET };
  const metered = (purpose: "plan" | "mend") => meteredModel(model, { ...run, purpose });
  return { designer: new ModelDesigner({ plan: metered("plan"), mend: metered("mend") }) };
}
