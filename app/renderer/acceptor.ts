import type { Exchange } from "./exchange";

/**
 * Answers what visitors send to one address; `ownHost` is the name of the site whose own host was asked, null on the
 * app's.
 */
export type Acceptor = (exchange: Exchange, ownHost: string | null) => Promise<void> | void;
