import { db } from "~/lib/db.server";
import { isStorable } from "~/lib/stored-text";
import { outsideBin } from "../website-record/outside-bin";
import { onlyViewer, ownerWithTakeDown } from "../moderation/only-viewer";
import { editorPage } from "./editor-page";
import type { PreviewFile } from "./read-preview-file.server";

interface Input {
  /** The unguessable token in a preview's address. */
  token: string;
  /** The frame's own script. */
  script: string;
}

/** The page into which the editor of a website puts it; null when there is none. */
export async function readEditorPage({ token, script }: Input): Promise<PreviewFile | null> {
  if (!isStorable(token)) return null;
  const website = await db.website.findUnique({
    where: { previewToken: token, ...outsideBin },
    select: { code: true, owner: ownerWithTakeDown },
  });
  if (!website?.code || !website.owner) return null;
  return {
    bytes: Buffer.from(editorPage(website.code.html, script)),
    type: "text/html; charset=utf-8",
    onlyFor: onlyViewer(website.owner),
  };
}
