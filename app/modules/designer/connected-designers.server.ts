import { brief } from "../generation/brief";
import type { CodeModel } from "../generation/choices";
import type { ChangeDesigner } from "./change-designer";

/** Designers that change websites with a model, each made when its key is in the environment. */
const CONNECTED: Partial<Record<CodeModel, ChangeDesigner>> = {};

const chosen = brief.pick({ codeModel: true }).catch({ codeModel: "claude" });

/** The designer of the model that a website's stored brief names, where it is connected; else the built-in one answers. */
export function connectedDesigner(storedBrief: unknown): ChangeDesigner | undefined {
  return CONNECTED[chosen.parse(storedBrief).codeModel];
}
