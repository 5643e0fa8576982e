// IndexedDB, not localStorage: browsers write that to disk when they find the time, so a crash takes the last minute
// with it.
const NAMES = ["drafts", "files"] as const;

/** What was typed, and the files that were chosen beside it, both by their holder. */
export type Stores = Record<(typeof NAMES)[number], IDBObjectStore>;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("plinth", 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) createDrafts(request.result);
      request.result.createObjectStore("files");
    };
    request.onsuccess = () => {
      // A tab with a later Plinth needs it for itself.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    // A tab of an earlier Plinth has it open: nobody waits for that tab.
    request.onblocked = () => reject(new Error("Drafts are open in another tab"));
  });
}

function createDrafts(database: IDBDatabase) {
  const store = database.createObjectStore("drafts", { keyPath: "holder" });
  store.createIndex("of", ["owner", "kind", "id"]);
  store.createIndex("age", ["owner", "kind", "at"]);
  store.createIndex("at", "at");
}

/** Runs `work` in a transaction; its result, once it is written, or null where the browser refuses. */
export async function inStores<Value>(
  work: (stores: Stores, give: (value: Value) => void) => void,
): Promise<Value | null> {
  try {
    // Signing out clears what is stored and closes this for good: a tab that was left open keeps nothing from then on.
    const database = await (opened ??= open());
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(NAMES, "readwrite");
      let value: Value | null = null;
      transaction.oncomplete = () => resolve(value);
      transaction.onabort = () => reject(transaction.error);
      const [drafts, files] = [transaction.objectStore("drafts"), transaction.objectStore("files")];
      work({ drafts, files }, (result) => (value = result));
    });
  } catch {
    return null;
  }
}
