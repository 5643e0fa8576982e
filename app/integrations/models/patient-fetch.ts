/**
 * A `fetch` for the vendors' SDKs, which wait as long as a server tells them to before they try again: where that is
 * longer than `longestWaitMs`, it tells them to give up at once.
 */
export function patientFetch(longestWaitMs: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || waitMs(response.headers) <= longestWaitMs) return response;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, headers });
  };
}

/** What a Retry-After header (RFC 9110, 10.2.3: seconds or a date) asks for; 0 without one. */
function waitMs(headers: Headers): number {
  const value = headers.get("retry-after");
  if (!value) return 0;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Date.parse(value) - Date.now() || 0 : seconds * 1000;
}
