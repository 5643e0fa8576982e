import type { DraftOf } from "./draft";
import { inStores } from "./draft-database";
import { openHolders } from "./holder";

/** Whether something was typed and left, in no tab that is open; it is read by whoever shows it. */
export async function hasDraft({ owner, kind, id }: DraftOf): Promise<boolean> {
  const rows = await inStores<unknown[]>(({ drafts }, give) => {
    const request = drafts.index("of").getAllKeys([owner, kind, id]);
    request.onsuccess = () => give(request.result);
  });
  if (!rows?.length) return false;
  const open = await openHolders();
  return rows.some((holder) => !open.has(String(holder)));
}
