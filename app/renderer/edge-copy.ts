import { setImmediate } from "node:timers/promises";
import type { Client } from "pg";
import type { BlobFiles } from "./blob-files";
import { fetchBlobs } from "./fetch-blobs";
import { HashFilter } from "./hash-filter";
import { acknowledge, readChanges } from "./pull";
import { isReadable } from "./readable-row";
import type { Salts } from "./salts";
import type { SiteMap } from "./site-map";
import type { EdgePosition, EdgeRow, EdgeStore } from "./store";

const LOOKS_AT_ONCE = 100;

/** This renderer's copy of the edge state, on disk and in memory, and how it follows the database. */
export class EdgeCopy {
  position: EdgePosition | null = null;
  /** Whether the database has been followed since the start; what an earlier run left may lack the newest sites. */
  isCurrent = false;
  /** Bytes that a site needs and the disk lacks; every pull tries to bring them. */
  readonly missing = new Set<string>();

  constructor(
    readonly name: string,
    private readonly store: EdgeStore,
    private readonly files: BlobFiles,
    private readonly sites: SiteMap,
    private readonly salts: Salts,
  ) {}

  /** Serves again what was held when the process ended. */
  async restore(): Promise<void> {
    let whole = true;
    for await (const rows of this.store.rows()) {
      this.sites.apply(rows, whole);
      this.salts.apply(rows, whole);
      whole = false;
    }
    this.position = await this.store.position();
  }

  /**
   * Looks for bytes that the disk has lost; the next pull brings them. Long with many sites, so nobody waits for it.
   */
  async findMissing(): Promise<void> {
    const present = await HashFilter.of(this.files.hashes());
    for await (const hashes of this.sites.hashes())
      for (const hash of hashes) if (!present.has(hash)) this.missing.add(hash);
  }

  /**
   * Follows the database to its present: bytes first, then the rows in one transaction, then the swap in
   * memory, and only then the word that it is done. Throws when the database or the disk fails; what was
   * served before is served on.
   */
  async pull(client: Client): Promise<void> {
    const change = await readChanges(client, this.position);
    const { rows, newHashes } = await this.lookThrough(change.rows);
    await this.bring(client, newHashes);
    if (change.whole || change.seq !== this.position?.seq) {
      await this.store.apply({ ...change, rows });
      this.sites.apply(rows, change.whole);
      this.salts.apply(rows, change.whole);
      this.position = { seq: change.seq, epoch: change.epoch };
    }
    this.isCurrent = true;
    await acknowledge(client, this.name, this.position!);
  }

  /**
   * The rows that can be read, and the hashes that they are the first to name. What was held is on the disk, or named
   * as missing: a site with many files must not be looked through each time.
   */
  private async lookThrough(changed: EdgeRow[]): Promise<{ rows: EdgeRow[]; newHashes: string[] }> {
    const rows: EdgeRow[] = [];
    const hashes = new Set<string>();
    for (const [index, row] of changed.entries()) {
      if (isReadable(row)) {
        rows.push(row);
        for (const hash of this.sites.newHashes(row)) hashes.add(hash);
      }
      // A first pull has every site: visitors have their turn in between.
      if (index % LOOKS_AT_ONCE === LOOKS_AT_ONCE - 1) await setImmediate();
    }
    return { rows, newHashes: [...hashes] };
  }

  private async bring(client: Client, needed: string[]): Promise<void> {
    const wanted = [...needed, ...this.missing];
    if (wanted.length === 0) return;
    const lost = new Set(await fetchBlobs(client, this.files, wanted));
    for (const hash of wanted) if (!lost.has(hash)) this.missing.delete(hash);
    for (const hash of lost) this.missing.add(hash);
  }
}
