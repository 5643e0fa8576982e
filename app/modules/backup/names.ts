const BACKUP = /^plinth-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d\.\d{3}Z)\.tar\.gz\.age$/;

/** A backup that is being written, or that somebody stopped writing. */
export const UNFINISHED = /^plinth-[^/]+\.age\.partial$/;

/** The name of a backup's file. `age` and `tar` read it, too, where there is no Plinth. */
export const nameOf = (madeAt: Date): string => `plinth-${madeAt.toISOString().replaceAll(":", "")}.tar.gz.age`;

/** When the backup of this name was made; nothing where it is no backup's name. */
export function timeOf(name: string): Date | undefined {
  const [, day, hour, minute, rest] = BACKUP.exec(name) ?? [];
  return (day && new Date(`${day}${hour}:${minute}:${rest}`)) || undefined;
}
