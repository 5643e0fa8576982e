import type { SiteState } from "~/published/edge-state";
import type { WebsiteCode } from "../site/website-code";
import { assembleTexts } from "./assemble-site";
import { formAnswer } from "../contact-form/form-answer";
import type { SiteMeta } from "./head-splices";
import type { SiteExtras } from "./site-extras";
import type { SiteFile } from "../storage/site-file";

/** What is read of a website's code and posts to publish it, assets left out. */
export interface Assembled {
  files: SiteFile[];
  form: NonNullable<SiteState["form"]>;
}

/** Everything of a publication that reads what its owner wrote. */
export function assemble(
  code: WebsiteCode,
  assets: ReadonlyMap<string, string>,
  meta: SiteMeta,
  extras: SiteExtras,
): Assembled {
  return { files: assembleTexts(code, assets, meta, extras), form: formAnswer(code) };
}
