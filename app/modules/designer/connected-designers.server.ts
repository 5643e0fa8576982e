import { connectedModel } from "~/integrations/models/connected-models.server";
import { RECOMMENDED_VENDOR } from "~/lib/vendors";
import { brief } from "../site/brief";
import type { DesignerId } from "../site/designer";
import { designerOf } from "../generation/designers.server";
import { meteredModel } from "../usage/metered-model.server";
import { monthlyUsage } from "../usage/monthly-usage.server";
import type { ChangeDesigner } from "./change-designer";
import { modelDesigner } from "./model/answer-with-model";
import { builtInDesignerFor, readAnswerFor } from "./pooled-designer.server";

/** Whose website is to be changed, and by whom. */
export interface ChangeOrder {
  /** The website's stored brief: it names a model. */
  brief: unknown;
  userId: number;
  websiteId: number;
  /** Who is to answer whatever the brief says: the built-in designer after a vendor's failure. */
  wanted: DesignerId | null;
}

export interface ChosenChangeDesigner {
  designer: ChangeDesigner;
  /** Why it is another than was chosen, for the owner. */
  note?: string;
}

const OVER_BUDGET = "Your AI budget of this month is used up, so our built-in designer answered.";

const chosen = brief.pick({ codeModel: true }).catch({ codeModel: RECOMMENDED_VENDOR });

/**
 * Who answers as long as the owner's budget lasts: the designer of the model that a stored brief names, where it is
 * connected.
 */
export function answeringDesigner(storedBrief: unknown): DesignerId {
  return designerOf(chosen.parse(storedBrief).codeModel).id;
}

/**
 * The designer of one request: the brief's model where it is connected and within the owner's budget, else the built-in
 * one.
 */
export async function chooseChangeDesigner(order: ChangeOrder): Promise<ChosenChangeDesigner> {
  const vendor = order.wanted ?? chosen.parse(order.brief).codeModel;
  const model = vendor === "built-in" ? null : connectedModel(vendor);
  const { userId, websiteId } = order;
  if (!model) return { designer: builtInDesignerFor(userId) };
  if ((await monthlyUsage({ userId })).isOver) return { designer: builtInDesignerFor(userId), note: OVER_BUDGET };
  return {
    designer: modelDesigner(meteredModel(model, { userId, websiteId, purpose: "change" }), readAnswerFor(userId)),
  };
}
