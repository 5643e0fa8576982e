/** The address of sign-in, which comes back to this place. The server looks at what it is given (`return-path.ts`). */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname + search;
  return path === "/" ? "/api/login" : `/api/login?${new URLSearchParams({ returnTo: path })}`;
}
