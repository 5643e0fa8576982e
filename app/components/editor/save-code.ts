import type { WebsiteCode } from "~/modules/site/website-code";

interface SaveInput {
  websiteId: number;
  code: WebsiteCode;
  /** The revision that the code was made from; null saves over whatever is there. */
  revision: string | null;
}

/** What the server has, and the revision that it is. */
export interface SavedCode {
  code: WebsiteCode;
  revision: string;
}

/** What became of a save. `message` is the server's own word, where it had one. */
export type SaveOutcome =
  | { kind: "saved"; revision: string | null }
  | { kind: "conflict"; there: SavedCode }
  | { kind: "signedOut" }
  | { kind: "offline" }
  | { kind: "failed"; message: string | null };

/**
 * Saves a website's code (`PATCH /api/analysis/{id}/code`). Throws nothing: an unreachable server is an outcome, too.
 */
export async function saveCode({ websiteId, code, revision }: SaveInput): Promise<SaveOutcome> {
  try {
    const answer = await fetch(`/api/analysis/${websiteId}/code`, {
      method: "PATCH",
      headers: { "content-type": "application/json", ...(revision ? { "if-match": `"${revision}"` } : {}) },
      body: JSON.stringify(code),
    });
    const said = (await answer.json().catch(() => null)) as {
      revision?: string;
      message?: string;
      generatedCode?: WebsiteCode;
    } | null;
    if (answer.ok) return { kind: "saved", revision: said?.revision ?? null };
    if (answer.status === 401) return { kind: "signedOut" };
    // Without a new revision to tell, it is a conflict of another kind: the website is being generated.
    if (answer.status === 409 && said?.revision && said.generatedCode)
      return { kind: "conflict", there: { code: said.generatedCode, revision: said.revision } };
    return { kind: "failed", message: said?.message ?? null };
  } catch {
    return globalThis.navigator?.onLine === false ? { kind: "offline" } : { kind: "failed", message: null };
  }
}
