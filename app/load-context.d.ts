import "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The nonce that this answer's content security policy allows. */
    cspNonce: string;
    /** Network address that the request came from, as the proxy in front tells it. */
    clientAddress: string;
    /** Whether a program of this machine asks for itself. */
    isMachineCall?: boolean;
    /**
     * Resolves once the reader has taken what was written so far; left out where answers are not sent over a network.
     */
    whenTaken?: () => Promise<void>;
  }
}
