import { setImmediate } from "node:timers/promises";
import type { SiteState } from "~/published/edge-state";
import { BoundedCache } from "./bounded-cache";

/**
 * Characters of rows whose sites are held ready: enough for those whose visitors are loading a page. What was asked for
 * often is held as an answer, and many sites that come and go are much for the collector.
 */
const READY_CHARACTERS = 256 * 1024;
const HASH = /(?<=")[0-9a-f]{64}(?=")/g;
/** A row's text escapes the quotes in its strings: this stands only where the site's own field has a value. */
const CLOSED = /"closed": ?"/;
/** So many sites are looked through before others have their turn. */
const AT_ONCE = 50;

/**
 * What is live of every site, as the text of its row outside the heap: read when it is asked for, and then held ready
 * for a while.
 */
export class HeldSites {
  private readonly texts = new Map<number, Buffer>();
  private readonly closed = new Set<number>();
  private readonly ready = new BoundedCache<number, SiteState>(READY_CHARACTERS);

  get count(): number {
    return this.texts.size;
  }

  get(deploymentId: number): SiteState | null {
    const ready = this.ready.get(deploymentId);
    if (ready) return ready;
    const text = this.texts.get(deploymentId);
    if (!text) return null;
    const site = readSite(text);
    this.ready.set(deploymentId, site, text.length);
    return site;
  }

  /** Whether a site is here and shown; known without reading its row. */
  isOpen(deploymentId: number): boolean {
    return this.texts.has(deploymentId) && !this.closed.has(deploymentId);
  }

  /** Takes a row's text in; null takes the site away. */
  set(deploymentId: number, text: string | null): void {
    this.ready.delete(deploymentId);
    if (text !== null && CLOSED.test(text)) this.closed.add(deploymentId);
    else this.closed.delete(deploymentId);
    if (text === null) this.texts.delete(deploymentId);
    else this.texts.set(deploymentId, Buffer.from(text));
  }

  /** The sites, one at a time as they are read; others have their turn in between. */
  async *all(): AsyncGenerator<SiteState> {
    for (const text of this.texts.values()) {
      yield readSite(text);
      await setImmediate();
    }
  }

  /** Hashes that one site's row names; none when it is not here. */
  hashesOf(deploymentId: number): string[] {
    return hashesIn(this.texts.get(deploymentId)?.toString("latin1") ?? "");
  }

  /** Every hash that a site's row names, some more than once; others have their turn in between. */
  async *hashes(): AsyncGenerator<string[]> {
    let at = 0;
    for (const deploymentId of this.texts.keys()) {
      yield this.hashesOf(deploymentId);
      if (++at % AT_ONCE === 0) await setImmediate();
    }
  }
}

/** Hashes that a site's row names, some more than once; reading it whole would leave much to be cleared away. */
export const hashesIn = (text: string): string[] => text.match(HASH) ?? [];

// What a pull brought was checked then.
const readSite = (text: Buffer): SiteState => JSON.parse(text.toString());
