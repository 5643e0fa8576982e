import { BILLED_TO } from "~/components/billed-to/billed-to";
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { FormReply } from "~/components/ui/use-form-reply";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { SCREEN_LANGUAGE } from "~/lib/languages";
import { log } from "~/lib/log.server";
import { billingDetailsForm } from "~/modules/billing/billing-details";
import { changeBillingDetails, readBillingDetails } from "~/modules/billing/change-billing-details.server";
import { nameFirstInvoice } from "~/modules/billing/name-first-invoice.server";
import { COUNTRIES } from "~/modules/billing/tax-numbers";

type Details = z.output<typeof billingDetailsForm>;

/** Whom invoices are made out to, and the countries to choose from; null where Stripe does not answer. */
export async function loadBilledTo(actor: { userId: number }) {
  try {
    const details = await readBillingDetails({ actor });
    return details && { details, countries: countries() };
  } catch (error) {
    if (!(error instanceof DomainError)) log.error("billing details could not be read", error);
    return null;
  }
}

// Here and not in the browser, whose names of some countries are others.
function countries() {
  const names = new Intl.DisplayNames(SCREEN_LANGUAGE, { type: "region" });
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  return options.sort((one, other) => one.label.localeCompare(other.label, SCREEN_LANGUAGE));
}

/** Has later invoices made out to what the form says; answers with the fields at fault. */
export const changeBilledTo = (actor: { userId: number }, formData: FormData) =>
  answerBilledTo(formData, async (details) => {
    await changeBillingDetails({ actor, ...details });
    return redirectWithToast("/subscription", {
      title: "Saved for Your Invoices",
      description: "It stands on every invoice from now on.",
    });
  });

/** Has the first invoice, which waits to be paid, made out to what the form says; answers with the fields at fault. */
export const nameFirstBilledTo = (actor: { userId: number }, formData: FormData) =>
  answerBilledTo(formData, async (details, submission) => {
    await nameFirstInvoice({ actor, ...details });
    return data({ kind: BILLED_TO, submission: submission.reply() } satisfies FormReply);
  });

async function answerBilledTo<Saved>(
  formData: FormData,
  save: (
    details: Details,
    submission: Submission<z.input<typeof billingDetailsForm>, string[], Details>,
  ) => Promise<Saved>,
) {
  const submission = parseWithZod(formData, { schema: billingDetailsForm });
  const refuse = (reply: Omit<FormReply, "kind">, status: number) => data({ kind: BILLED_TO, ...reply }, { status });
  if (submission.status !== "success") return refuse({ submission: submission.reply() }, 400);
  try {
    return await save(submission.value, submission);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { fieldErrors, message, status } = error;
    if (Object.keys(fieldErrors).length === 0) return refuse({ failure: message }, status);
    return refuse({ submission: submission.reply({ fieldErrors }) }, status);
  }
}
