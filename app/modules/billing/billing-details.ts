import { z } from "zod";
import { COUNTRIES, taxNumberType } from "./tax-numbers";

const NO_NUMBER = "We know no tax number for this country. Leave it empty, or write to us.";

/** Whom invoices are made out to, as the owner enters it. */
export const billingDetailsForm = z
  .object({
    name: z.string("Enter the name for your invoices").trim().min(1, "Enter the name for your invoices").max(150),
    line1: z.string().trim().max(200).default(""),
    postalCode: z.string().trim().max(20).default(""),
    city: z.string().trim().max(100).default(""),
    country: z.enum(["", ...COUNTRIES]).default(""),
    // As people copy it: Stripe wants it without blanks and dots.
    taxId: z
      .string()
      .max(60)
      .default("")
      .transform((number) => number.replace(/[\s.]/g, "").toUpperCase()),
  })
  .check(({ value: { taxId, country }, issues }) => {
    const refuse = (path: string, message: string, input: string) =>
      issues.push({ code: "custom", path: [path], message, input });
    if (!taxId) return;
    if (!country) refuse("country", "Choose the country of the tax number", country);
    else if (!taxNumberType(country)) refuse("taxId", NO_NUMBER, taxId);
  });
