import { z } from "zod";

/** Toast for what is no measurement ID (tests/list, section 5). */
export const INVALID_FORMAT = {
  title: "Invalid Format",
  description: "Google Analytics ID should start with 'G-' followed by alphanumeric characters.",
} as const;

/** Toasts after the settings were saved, and were not (tests/list, section 8). */
export const TRACKING_SAVED = {
  title: "Google Analytics Updated",
  description: "Your tracking settings have been saved successfully.",
} as const;
export const TRACKING_FAILED = {
  title: "Update Failed",
  description: "Failed to update Google Analytics settings.",
} as const;

const MEASUREMENT_ID = /^G-[A-Z0-9]{1,30}$/;

/** Whether a text, without spaces around it, is a measurement ID or says that there is none. */
export const isMeasurementId = (typed: string) => typed.trim() === "" || MEASUREMENT_ID.test(typed.trim());

const measurementId = z
  .string({ error: INVALID_FORMAT.description })
  .refine(isMeasurementId, INVALID_FORMAT.description)
  .transform((typed) => typed.trim() || null);

/** Body of `PATCH /api/deployments/{id}/analytics`: an empty text counts as null, for none. */
export const analyticsInput = z.object({ googleAnalyticsId: measurementId.nullable() });

/** What the card asks for; a field that is left empty is not sent on by Conform. */
export const trackingForm = z.object({ googleAnalyticsId: measurementId.default(null) });
