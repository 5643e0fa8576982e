import type { Row } from "./row";

/** The states (specification, section 4). */
export const SECTION_4: Row[] = [
  ["Canceling", "tests/e2e/subscription.spec.ts"],
  ["Active", "tests/e2e/subscription.spec.ts"],
  ["Canceled", "app/modules/billing/subscription-badge.test.ts"],
  ["Inactive", "app/modules/billing/subscription-badge.test.ts"],
  ["Forms Cleaned", "tests/e2e/website-actions.spec.ts"],
  ["Initial website generation", "tests/e2e/website-actions.spec.ts"],
  ["Redeploy Website", "tests/e2e/dialogs.spec.ts"],
  ["Deploy Website (Limit Reached)", "tests/e2e/eight-steps.spec.ts"],
];
