/**
 * After what changes a subscription: asks for the status and the user anew, past the browser's cache, which keeps the
 * status for five minutes. A failure is silent: the screens read the server's own copy.
 */
export async function refetchStatus(): Promise<void> {
  const paths = ["/api/subscription/status", "/api/auth/user"];
  await Promise.allSettled(paths.map((path) => fetch(path, { cache: "reload" })));
}
