import { builtInDesigner } from "./built-in/built-in-designer";
import type { CodeModel } from "./choices";
import type { Designer } from "./designer";

/** Designers that answer with a model, each made when its key is in the environment. */
const CONNECTED: Partial<Record<CodeModel, Designer>> = {};

/** Who answers when a model is chosen: its own designer where it is connected, else the built-in one. */
export function designerFor(model: CodeModel): Designer {
  return CONNECTED[model] ?? builtInDesigner;
}
