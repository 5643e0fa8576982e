/** Whether a loader answers a navigation within the app (a fetch by script) and not a whole page. */
export function isClientNavigation(request: Request): boolean {
  return request.headers.get("sec-fetch-dest") === "empty";
}
