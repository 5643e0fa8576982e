import type { Tx } from "~/lib/db.server";
import { addVersion } from "./add-version.server";

interface State {
  websiteId: number;
  codeHash: string;
  /** What the version is called: 'Before …'. */
  title: string;
}

/** Makes a state of a website that is about to be replaced a version, where none holds it yet. */
export async function keepUnsaved(tx: Tx, { websiteId, codeHash, title }: State): Promise<void> {
  if ((await tx.version.count({ where: { websiteId, codeHash } })) > 0) return;
  await addVersion(tx, { websiteId, codeHash, changeType: "manual", title, isAutoSaved: true });
}
