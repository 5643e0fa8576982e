import type { IncomingMessage } from "node:http";
import { BoundedCache } from "./bounded-cache";
import { isOverTls } from "./client-address";
import type { PlaceHeaders } from "./exchange";
import type { ReadyFile } from "./ready-file";
import type { SiteMap } from "./site-map";

/** What answered a request, and the headers that every answer at its place carries. */
export interface HeldAnswer {
  ready: ReadyFile;
  headers: PlaceHeaders;
}

const MOST = 12_000;

/**
 * Files that answered before, by scheme, host and target as they were asked: until something is published nothing of it
 * is worked out again.
 */
export class HeldAnswers {
  private readonly answers = new BoundedCache<string, HeldAnswer>(MOST);
  private version = -1;

  constructor(private readonly sites: Pick<SiteMap, "version">) {}

  find(request: IncomingMessage): HeldAnswer | undefined {
    if (this.version !== this.sites.version) this.begin();
    return this.answers.get(keyOf(request));
  }

  /** Only plain paths: what may stand behind a question mark has no end. */
  keep(request: IncomingMessage, answer: HeldAnswer): void {
    if (!/[?%]/.test(request.url!)) this.answers.set(keyOf(request), answer);
  }

  private begin(): void {
    this.answers.clear();
    this.version = this.sites.version;
  }
}

// With what stands in no host between them, so that no two places have one key.
const keyOf = (request: IncomingMessage) =>
  `${isOverTls(request) ? "https" : "http"} ${request.headers.host} ${request.url}`;
