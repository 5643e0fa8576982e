import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { GeneratedCode } from "../generation/generated-code";
import { readPage } from "../editing/page";
import { contactFormConfig, defaultContactForm, type ContactFormConfig } from "./contact-form-config";
import { languageOf } from "./find-forms";
import { readContactForm } from "./read-contact-form";

interface Stored {
  fields: unknown;
  style: unknown;
  settings: unknown;
}

/**
 * The contact form of a website of the actor, as its editor opens with it, and who gets its messages when no recipient
 * is named. Without stored settings they are the defaults in the website's language.
 * @throws NotFoundError when the actor has no such website
 */
export async function readContactSettings({ actor, websiteId }: { actor: { userId: number }; websiteId: number }) {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { code: true, contactSettings: true, owner: { select: { email: true } } },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  return { config: currentConfig(website.contactSettings, website.code), fallbackRecipient: website.owner.email };
}

/** What was stored, or the defaults; where the page says something else, by hand or by a restored version, the page is right. */
export function currentConfig(stored: Stored | null, code: GeneratedCode | null): ContactFormConfig {
  const parsed = contactFormConfig.safeParse(stored);
  const config = parsed.success ? parsed.data : defaultContactForm(code ? languageOf(readPage(code.html)) : "en");
  const page = code && readContactForm(code);
  return page ? { fields: page.fields, style: page.style, settings: { ...config.settings, ...page.settings } } : config;
}
