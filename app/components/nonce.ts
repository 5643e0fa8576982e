import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** Nonce for inline scripts and styles of this document; undefined in the browser, where it must not be readable. */
export function useNonce() {
  return useContext(NonceContext);
}
