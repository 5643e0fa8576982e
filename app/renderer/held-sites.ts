import { setImmediate } from "node:timers/promises";
import { log } from "~/lib/log.server";
import { siteState, type SiteState } from "~/published/edge-state";
import { BoundedCache } from "./bounded-cache";

/** Characters of rows whose sites are held ready; a site takes some times as many bytes. */
const READY_CHARACTERS = 2 * 1024 * 1024;
const HASH = /(?<=")[0-9a-f]{64}(?=")/g;
/** So many sites are looked through before others have their turn. */
const AT_ONCE = 50;

/** What is live of every site, as the text of its row outside the heap: read when it is asked for, and then held ready for a while. */
export class HeldSites {
  private readonly texts = new Map<number, Buffer>();
  private readonly ready = new BoundedCache<number, SiteState>(READY_CHARACTERS);

  get count(): number {
    return this.texts.size;
  }

  get(deploymentId: number): SiteState | null {
    const ready = this.ready.get(deploymentId);
    if (ready) return ready;
    const text = this.texts.get(deploymentId);
    const site = text ? readSite(deploymentId, text.toString()) : null;
    if (site) this.ready.set(deploymentId, site, text!.length);
    // It is said once that a row makes no sense.
    else this.texts.delete(deploymentId);
    return site;
  }

  /** Takes a row's text in; null takes the site away. */
  set(deploymentId: number, text: string | null): void {
    this.ready.delete(deploymentId);
    if (text === null) this.texts.delete(deploymentId);
    else this.texts.set(deploymentId, Buffer.from(text));
  }

  /** Every hash that a site's row names, some more than once; others have their turn in between. */
  async *hashes(): AsyncGenerator<string[]> {
    let at = 0;
    for (const text of this.texts.values()) {
      // Reading the rows whole would leave much to be cleared away.
      yield text.toString("latin1").match(HASH) ?? [];
      if (++at % AT_ONCE === 0) await setImmediate();
    }
  }
}

/** Reads the value of a site's row; null, said in the log, when it cannot be read: it must not take the other sites down. */
export function readSite(deploymentId: number, text: string): SiteState | null {
  try {
    return siteState.parse(JSON.parse(text));
  } catch (error) {
    log.error(`the edge state of site ${deploymentId} cannot be read`, error);
    return null;
  }
}
