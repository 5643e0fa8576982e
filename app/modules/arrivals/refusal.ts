import { ZodError } from "zod";
import { InvalidError } from "~/lib/errors";

/**
 * Whether an error is about what was sent, so that trying again would not help: it cannot be read, or the database
 * refuses it.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof ZodError || error instanceof InvalidError) return true;
  const { meta } = (error ?? {}) as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };
  // SQLSTATE classes 22 (data) and 23 (integrity).
  return /^2[23]/.test(meta?.driverAdapterError?.cause?.originalCode ?? "");
}

/** One line that says why something was refused. */
export function reasonOf(error: unknown): string {
  if (error instanceof ZodError)
    return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").trim();
}
