import {
  keptFiles,
  LONGEST_MS,
  MOST_DRAFTS,
  storedDraft,
  type DraftOf,
  type KeptFile,
  type StoredDraft,
} from "./draft";
import { inStores, type Stores } from "./draft-database";

function remove({ drafts, files }: Stores, holder: IDBValidKey) {
  drafts.delete(holder);
  files.delete(holder);
}

/** Writes a draft in place of its holder's last one. @returns whether it is on the disk */
export async function putDraft(draft: StoredDraft): Promise<boolean> {
  const done = await inStores<true>((stores, give) => {
    stores.drafts.put(draft).onsuccess = () => give(true);
    const { owner, kind } = draft;
    const all = IDBKeyRange.bound([owner, kind, -Infinity], [owner, kind, Infinity]);
    const keys = stores.drafts.index("age").getAllKeys(all);
    keys.onsuccess = () => keys.result.slice(0, -MOST_DRAFTS).forEach((key) => remove(stores, key));
  });
  return done ?? false;
}

/**
 * Writes the files beside a holder's draft, in place of its last ones. They are apart from what is typed, so that a key
 * pressed does not copy pictures, and text is kept where there is no room for them.
 */
export const putFiles = (holder: string, chosen: KeptFile[]) =>
  inStores(({ drafts, files }) => {
    files.delete(holder);
    if (chosen.length === 0) return;
    const request = drafts.getKey(holder);
    request.onsuccess = () => request.result !== undefined && files.put(chosen, holder);
  });

/** Takes a holder's draft away, with its files. */
export const deleteDraft = (holder: string) => inStores((stores) => remove(stores, holder));

/**
 * Notes that a holder's draft comes back without a question.
 *
 * @returns how many files come with it, or null where it is not kept
 */
export function resumeDraft(holder: string): Promise<{ files: number } | null> {
  return inStores(({ drafts, files }, give) => {
    const [request, chosen] = [drafts.get(holder), files.get(holder)];
    chosen.onsuccess = () => {
      if (!request.result) return;
      drafts.put({ ...request.result, resumes: true });
      give({ files: readFiles(chosen.result).length });
    };
  });
}

const readFiles = (row: unknown): KeptFile[] => keptFiles.safeParse(row ?? []).data ?? [];

/** The drafts of this, after those that are too old went. */
export async function listDrafts({ owner, kind, id }: DraftOf, now: number): Promise<StoredDraft[]> {
  const rows = await inStores<unknown[]>((stores, give) => {
    const old = stores.drafts.index("at").getAllKeys(IDBKeyRange.upperBound(now - LONGEST_MS));
    old.onsuccess = () => {
      for (const key of old.result) remove(stores, key);
      const request = stores.drafts.index("of").getAll([owner, kind, id]);
      request.onsuccess = () => give(request.result);
    };
  });
  return (rows ?? []).flatMap((row) => storedDraft.safeParse(row).data ?? []);
}

/** Hands a draft over to another holder. @returns its files, or null where it is gone, since another tab took it */
export function takeOver(draft: StoredDraft, holder: string): Promise<KeptFile[] | null> {
  return inStores((stores, give) => {
    const [request, chosen] = [stores.drafts.getKey(draft.holder), stores.files.get(draft.holder)];
    chosen.onsuccess = () => {
      if (request.result === undefined) return;
      remove(stores, draft.holder);
      stores.drafts.put({ ...draft, holder, resumes: false });
      if (chosen.result) stores.files.put(chosen.result, holder);
      give(readFiles(chosen.result));
    };
  });
}
