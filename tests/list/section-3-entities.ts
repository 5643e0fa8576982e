import type { Row } from "./row";

/** The entities and their defaults (specification, section 3). */
export const SECTION_3: Row[] = [
  ["inactive", "tests/e2e/payment.spec.ts", "Status: inactive"],
  ["Inter, sans-serif", "app/modules/contact-form/contact-form-config.test.ts"],
  ["Contact Us", "tests/e2e/contact-form-editor.spec.ts"],
  ["Send Message", "tests/e2e/contact-form-editor.spec.ts"],
];
