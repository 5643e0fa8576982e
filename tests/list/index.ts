import type { Row } from "./row";
import { SECTION_2 } from "./section-2-screens";
import { SECTION_3 } from "./section-3-entities";
import { SECTION_4 } from "./section-4-states";
import { SECTION_5 } from "./section-5-validation";
import { SECTION_7 } from "./section-7-calls";
import { SECTION_8 } from "./section-8-errors-and-toasts";
import { SECTION_9 } from "./section-9-constants";

/** All that the specification names; sections 1 and 6 name nothing that the others do not. */
export const LIST: Row[] = [
  ...SECTION_2,
  ...SECTION_3,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_7,
  ...SECTION_8,
  ...SECTION_9,
];
