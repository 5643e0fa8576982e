import { expect, it } from "vitest";
import { altFromName } from "./alt-text";

it.each([
  ["shop-front.jpg", "Shop front"],
  ["Inês_at_the_oven.JPEG", "Inês at the oven"],
  ["C:\\photos\\team lunch (2).png", "Team lunch"],
  ["bread 3.webp", "Bread"],
  ["IMG_2041.jpg", ""],
  ["DSC-00017.jpg", ""],
  ["PXL_20260101_101010.jpg", ""],
  ["Screenshot 2026-01-01 at 10.10.png", ""],
  ["8f14e45f-ceea-167a.png", ""],
  ["1.png", ""],
  ["", ""],
])("describes %s as %j", (name, alt) => expect(altFromName(name)).toBe(alt));
