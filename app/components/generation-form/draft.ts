const PREFIX = "plinth-draft-";

/** Text fields of a form by name; files cannot be kept. */
export type Draft = Record<string, string>;

// A browser may refuse storage altogether; then there is simply no draft.
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Keeps what was typed for as long as the tab lives, so that a look at another screen does not cost it. */
export function keepDraft(owner: number, form: FormData, storage: () => Storage = () => sessionStorage) {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "");
  attempt(() => storage().setItem(PREFIX + owner, JSON.stringify(Object.fromEntries(texts))));
}

/** The draft of this person in this tab, or null. */
export function readDraft(owner: number, storage: () => Storage = () => sessionStorage): Draft | null {
  const draft: unknown = attempt(() => JSON.parse(storage().getItem(PREFIX + owner) ?? "null"));
  return isDraft(draft) ? draft : null;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

/** Takes every draft away: what was written has become a website. */
export function forgetDrafts(storage: () => Storage = () => sessionStorage) {
  attempt(() => {
    const store = storage();
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  });
}
