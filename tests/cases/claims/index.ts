import { arabicAndFrench } from "./arabic-and-french";
import type { ClaimCase } from "./claim-case";
import { contactsAndVoices } from "./contacts-and-voices";
import { englishFood } from "./english-food";
import { englishMore } from "./english-more";
import { englishServices } from "./english-services";
import { german } from "./german";
import { lateTexts } from "./late-texts";
import { spanish } from "./spanish";
import { withoutClaims } from "./without-claims";

/** Labelled texts of sites: which of their claims their owners made. Written before the finder of claims, and not for it; the late ones after it. */
export const CLAIM_CASES: ClaimCase[] = [
  ...englishServices,
  ...englishFood,
  ...englishMore,
  ...contactsAndVoices,
  ...german,
  ...spanish,
  ...arabicAndFrench,
  ...withoutClaims,
  ...lateTexts,
];
