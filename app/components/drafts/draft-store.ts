import { LONGEST_MS, MOST_DRAFTS, storedDraft, type DraftOf, type StoredDraft } from "./draft";

// IndexedDB, not localStorage: browsers write that to disk when they find the time, so a crash takes the last minute
// with it.
const STORE = "drafts";

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("plinth", 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: "holder" });
      store.createIndex("of", ["owner", "kind", "id"]);
      store.createIndex("age", ["owner", "kind", "at"]);
      store.createIndex("at", "at");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs `work` in a transaction; its result, once it is written, or null where the browser refuses. */
async function inStore<Value>(
  work: (store: IDBObjectStore, give: (value: Value) => void) => void,
): Promise<Value | null> {
  try {
    // Signing out clears what is stored and closes this for good: a tab that was left open keeps nothing from then on.
    const database = await (opened ??= open());
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, "readwrite");
      let value: Value | null = null;
      transaction.oncomplete = () => resolve(value);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(STORE), (result) => (value = result));
    });
  } catch {
    return null;
  }
}

/** Writes a draft in place of its holder's last one. @returns whether it is on the disk */
export async function putDraft(draft: StoredDraft): Promise<boolean> {
  const done = await inStore<true>((store, give) => {
    store.put(draft).onsuccess = () => give(true);
    const { owner, kind } = draft;
    const keys = store.index("age").getAllKeys(IDBKeyRange.bound([owner, kind, -Infinity], [owner, kind, Infinity]));
    keys.onsuccess = () => keys.result.slice(0, -MOST_DRAFTS).forEach((key) => store.delete(key));
  });
  return done ?? false;
}

/** Takes a holder's draft away. */
export const deleteDraft = (holder: string) => inStore((store) => store.delete(holder));

/** Notes that a holder's draft comes back without a question. @returns whether there is one */
export async function resumeDraft(holder: string): Promise<boolean> {
  const found = await inStore<true>((store, give) => {
    const request = store.get(holder);
    request.onsuccess = () => {
      if (!request.result) return;
      store.put({ ...request.result, resumes: true });
      give(true);
    };
  });
  return found ?? false;
}

/** The drafts of this, after those that are too old went. */
export async function listDrafts({ owner, kind, id }: DraftOf, now: number): Promise<StoredDraft[]> {
  const rows = await inStore<unknown[]>((store, give) => {
    const old = store.index("at").getAllKeys(IDBKeyRange.upperBound(now - LONGEST_MS));
    old.onsuccess = () => {
      for (const key of old.result) store.delete(key);
      const request = store.index("of").getAll([owner, kind, id]);
      request.onsuccess = () => give(request.result);
    };
  });
  return (rows ?? []).flatMap((row) => storedDraft.safeParse(row).data ?? []);
}

/** Hands a draft over to another holder. @returns false where it is gone, since another tab took it */
export async function takeOver(draft: StoredDraft, holder: string): Promise<boolean> {
  const taken = await inStore<true>((store, give) => {
    const request = store.getKey(draft.holder);
    request.onsuccess = () => {
      if (request.result === undefined) return;
      store.delete(draft.holder);
      store.put({ ...draft, holder, resumes: false });
      give(true);
    };
  });
  return taken ?? false;
}
