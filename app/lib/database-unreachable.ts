const UNREACHABLE = [
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
];

/**
 * Whether a query failed because the database cannot be reached, or is just starting or stopping, and not because of
 * what it asked.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const { meta } = (error ?? {}) as {
    meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } };
  };
  const { kind = "", originalCode = "" } = meta?.driverAdapterError?.cause ?? {};
  // SQLSTATE classes 08 (connection) and 57P (the server is starting or stopping).
  return UNREACHABLE.includes(kind) || /^08|^57P/.test(originalCode);
}
