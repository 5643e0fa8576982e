import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { getsPrivacyPage } from "../assembly/pages/find-privacy";
import { readDelivery } from "../recipients/read-delivery.server";
import type { WebsiteCode } from "../site/website-code";
import { readPage } from "../markup/page";
import { whileDeployed } from "../deployment-record/is-shown";
import { contactFormConfig, defaultContactForm, type ContactFormConfig } from "../contact-form/contact-form-config";
import { languageOf } from "../contact-form/find-forms";
import { formRevision } from "../contact-form/form-revision";
import { keepOwnLinks } from "./own-links";
import { ownPlaces } from "./own-places.server";
import { readContactForm } from "../contact-form/read-contact-form";

interface Stored {
  fields: unknown;
  style: unknown;
  settings: unknown;
}

/**
 * The contact form of a website of the actor, as its editor opens with it, who gets its messages when no recipient is
 * named, who gets them now, and which links its automatic reply leaves out, and
 * whether the website gets a page on privacy. `revision` is to be sent along when saving.
 * Without stored settings they are the defaults in the website's language.
 * @throws NotFoundError when the actor has no such website
 */
export async function readContactSettings({ actor, websiteId }: { actor: { userId: number }; websiteId: number }) {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: {
      code: true,
      contactSettings: true,
      owner: { select: { id: true, email: true } },
      deployment: { include: { domain: true } },
    },
  });
  if (!website?.owner) throw new NotFoundError("There is no such website.");
  const { owner } = website;
  const config = currentConfig(website.contactSettings, website.code);
  const delivery = await readDelivery({ owner, address: config.settings.emailRecipient });
  const own = ownPlaces(whileDeployed(website.deployment), [delivery.goesTo, owner.email]);
  const { autoReplySubject, autoReplyMessage } = config.settings;
  const leftOut = [autoReplySubject, autoReplyMessage].flatMap((text) => keepOwnLinks(text, own).leftOut);
  return {
    config,
    revision: formRevision(config),
    fallbackRecipient: owner.email,
    delivery,
    leftOut: [...new Set(leftOut)],
    hasPrivacyPage: website.code !== null && getsPrivacyPage(website.code.html),
  };
}

/**
 * What was stored, or the defaults; where the page says something else, by hand or by a restored version, the page is
 * right.
 */
export function currentConfig(stored: Stored | null, code: WebsiteCode | null): ContactFormConfig {
  const parsed = contactFormConfig.safeParse(stored);
  const config = parsed.success ? parsed.data : defaultContactForm(code ? languageOf(readPage(code.html)) : "en");
  const page = code && readContactForm(code);
  return page ? { fields: page.fields, style: page.style, settings: { ...config.settings, ...page.settings } } : config;
}
