import type { GeneratedCode } from "~/modules/site/generated-code";
import { previewAddressIn } from "./ask-preview";
import type { Visitor } from "./visitor";
import { makeWebsite } from "./websites";

export interface SavedWebsite {
  id: number;
  code: GeneratedCode;
  /** Where its preview is, with a slash at its end. */
  previewAddress: string;
}

/** Makes a website with this code. */
export async function makeWebsiteOf(owner: Visitor, code: GeneratedCode): Promise<SavedWebsite> {
  const { id } = await makeWebsite(owner);
  const saved = await owner.call("PATCH", `/api/analysis/${id}/code`, code);
  if (!saved.ok) throw new Error(`${saved.status}: ${await saved.text()}`);
  const { response } = await owner.open(`/analysis/${id}`);
  return { id, code, previewAddress: previewAddressIn(await response.text()) };
}
