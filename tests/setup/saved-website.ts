import type { WebsiteCode } from "~/modules/site/website-code";
import { previewAddressIn } from "./ask-preview";
import type { Visitor } from "./visitor";
import { makeWebsite } from "./websites";

export interface SavedWebsite {
  id: number;
  code: WebsiteCode;
  /** Where its preview is, with a slash at its end. */
  previewAddress: string;
}

/** Makes a website with this code. */
export async function makeWebsiteOf(owner: Visitor, code: WebsiteCode): Promise<SavedWebsite> {
  const { id } = await makeWebsite(owner);
  const saved = await owner.call("PATCH", `/api/analysis/${id}/code`, code);
  if (!saved.ok) throw new Error(`${saved.status}: ${await saved.text()}`);
  const { response } = await owner.open(`/analysis/${id}`);
  return { id, code, previewAddress: previewAddressIn(await response.text()) };
}
