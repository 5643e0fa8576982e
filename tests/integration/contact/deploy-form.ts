import { db } from "~/lib/db.server";
import { applyContactForm } from "~/modules/contact-form/apply-contact-form";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { applyEdit } from "~/modules/markup/edit";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { createOwner, deployInput } from "../publishing/publishing-world";

/** An owner with a live site whose page has a form in a language, its settings stored. */
export async function deployForm(settings: object = {}, lang = "en") {
  const owner = await createOwner();
  const base = defaultContactForm(lang);
  const config = { ...base, settings: { ...base.settings, ...settings } };
  const page = {
    html: `<!doctype html><html lang="${lang}"><head><title>x</title></head><body><main></main></body></html>`,
    css: "",
    javascript: "",
  };
  const deployedCode = applyEdit(page, applyContactForm(page, config, "owner"));
  await db.contactSettings.create({ data: { websiteId: owner.websiteId, ...config } });
  const { deployment } = await createDeployment({ ...deployInput(owner), deployedCode });
  return { ...owner, deployment };
}
