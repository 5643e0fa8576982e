import type { ModelOptions } from "~/integrations/models/model";
import type { Vendor } from "~/lib/vendors";
import type { Finding } from "./finding";
import type { Brief } from "./brief";
import type { SitePlan } from "./site-plan";

export type DesignerId = "built-in" | Vendor;

/** Who writes a site's plan. Every designer, local or by a model, stands behind this. */
export interface Designer {
  id: DesignerId;
  name: string;
  /**
   * Writes the plan for a brief; `signal` cancels. A model's answer is heard as it is written: JSON, piece by piece.
   * Throws when it cannot answer.
   */
  plan(brief: Brief, options: ModelOptions): Promise<SitePlan>;
  /** Fixes the plan that it wrote last by what the checks found in its site; gives the same plan where it cannot. */
  revise?(plan: SitePlan, findings: Finding[], options: ModelOptions): Promise<SitePlan>;
}
