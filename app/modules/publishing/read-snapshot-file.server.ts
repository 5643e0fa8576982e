import { db } from "~/lib/db.server";
import { idInToken } from "~/lib/signature.server";
import { manifest } from "~/published/manifest";
import { fileAt } from "~/published/request-path";
import { outsideBin } from "../website-record/outside-bin";
import { contactKeySplices } from "../contact-form/contact-key-splices";
import { contactFormScript } from "../contact-form/form-script";
import { renewBlock } from "../contact-form/marked-block";
import { readDocument } from "../markup/html-document";
import { applySplices } from "../markup/splices";
import { BEACON } from "../assembly/beacon";
import { contentHash } from "../storage/content-hash";
import type { PreviewFile } from "./read-preview-file.server";
import { isTokenOf } from "./snapshot-token.server";

interface Input {
  /** As `snapshotToken` made it. */
  token: string;
  /** Path below the token, decoded, without a leading slash. */
  path: string;
}

/** The owner's own look is no visit. Google's tag stays off by itself: a preview has no origin. */
const COUNTING = contentHash(BEACON);

/**
 * One file of a website as it was published once, whose pages its owner alone may see; null when there is none at this
 * path, or the snapshot is gone.
 */
export async function readSnapshotFile({ token, path }: Input): Promise<PreviewFile | null> {
  const snapshot = await findSnapshot(token);
  if (!snapshot) return null;
  const files = manifest.parse(snapshot.manifest);
  const name = fileAt(path, (each) => Object.hasOwn(files, each));
  const file = name === null ? null : files[name];
  if (!file) return null;
  const { hash, type } = file;
  if (hash === COUNTING) return { bytes: new Uint8Array(), type };
  const blob = await db.blob.findUnique({ where: { hash }, select: { bytes: true } });
  if (!blob) return null;
  return {
    bytes: asPreview(type, blob.bytes),
    type,
    onlyFor: snapshot.ownerId,
  };
}

function asPreview(type: string, bytes: Uint8Array): Uint8Array {
  if (type.startsWith("text/html")) return ofNoWebsite(bytes);
  return type.startsWith("text/javascript") ? withFormOfToday(bytes) : bytes;
}

/** A script whose contact form knows what a preview answers. */
const withFormOfToday = (script: Uint8Array) =>
  Buffer.from(renewBlock(Buffer.from(script).toString(), contactFormScript));

/**
 * A page whose forms name no website, so that what they send is answered as in any preview, with script and without.
 */
function ofNoWebsite(page: Uint8Array): Uint8Array {
  const document = readDocument(Buffer.from(page).toString());
  return Buffer.from(applySplices(document.source, contactKeySplices(document, "")));
}

/** The snapshot that a token opens, of a website that is not in the bin; null for none. */
async function findSnapshot(token: string) {
  const id = idInToken(token);
  if (id === null) return null;
  const snapshot = await db.snapshot.findUnique({
    where: { id, deployment: { website: outsideBin } },
    select: { manifest: true, deployment: { select: { website: { select: { ownerId: true, previewToken: true } } } } },
  });
  if (!snapshot) return null;
  const { previewToken, ownerId } = snapshot.deployment.website;
  if (ownerId === null) return null;
  return isTokenOf(token, { id, previewToken }) ? { manifest: snapshot.manifest, ownerId } : null;
}
