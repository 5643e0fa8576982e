import { builtInDesigner } from "../generation/built-in/built-in-designer";
import type { TemplateId } from "../site/choices";
import { bakery, ceramicsShop, lettingAgent, physiotherapy } from "../generation/demo-briefs";
import type { WebsiteCode } from "../site/website-code";
import { FONT_FOLDER, loadFont } from "../assembly/load-assets.server";
import { contentHash } from "../storage/content-hash";
import { mediaTypeOf } from "../storage/media-type";
import { plainSiteFile } from "../assembly/plain-site-file";
import { renderSite } from "../templates/render-site";

const DEMOS = {
  "react-landing": ceramicsShop,
  modern: lettingAgent,
  professional: physiotherapy,
  classic: bakery,
} satisfies Record<TemplateId, unknown>;

const made = new Map<TemplateId, Promise<WebsiteCode>>();

/** The code of a template's demo: a business of ours, made by the built-in designer like any other site. */
export function demoCode(template: TemplateId): Promise<WebsiteCode> {
  const known = made.get(template) ?? make(template);
  made.set(template, known);
  return known;
}

async function make(template: TemplateId) {
  return renderSite(await builtInDesigner.plan({ ...DEMOS[template], template }, {}));
}

/** Names what a template's demo is made of at present: another template or designer, another name. */
export async function demoState(template: TemplateId): Promise<string> {
  return contentHash(JSON.stringify(await demoCode(template)));
}

/** One file of a template's demo site; null when there is none at this path. */
export async function readDemoFile(template: TemplateId, path: string) {
  if (path.startsWith(FONT_FOLDER)) {
    const font = await loadFont(path);
    return font && { bytes: font.bytes, type: mediaTypeOf(font.path) };
  }
  return plainSiteFile(await demoCode(template), path);
}
