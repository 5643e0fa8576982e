/** What the address of a screen asks about deleting (`?dialog=delete-7`), without script; null for nothing. */
export function askedDeletion(request: Request): number | null {
  const asked = /^delete-(\d{1,9})$/.exec(new URL(request.url).searchParams.get("dialog") ?? "")?.[1];
  return asked ? Number(asked) : null;
}
