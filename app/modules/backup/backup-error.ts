/** A sentence for the operator who backs up or restores, and who needs no stack. */
export class BackupError extends Error {
  override name = "BackupError";
}
