/** Search parameters that change only how a screen is looked at, not its data. */
const VIEW_PARAMS = [
  "dialog",
  "tab",
  "view",
  "file",
  "edit",
  "element",
  "form",
  "ask",
  "address",
  "contactAddress",
  "create",
  "again",
];

type Address = { pathname: string; search: string };

/** The address of the same screen with one parameter set, or taken away by `null`. */
export const withParam = (address: Address, name: string, value: string | null) =>
  withParams(address, { [name]: value });

/** The address of the same screen with several parameters set, or taken away by `null`. */
export function withParams({ pathname, search }: Address, values: Record<string, string | null>) {
  const params = new URLSearchParams(search);
  // A form of an index route leaves its mark in the address.
  params.delete("index");
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

function dataAddress({ pathname, search }: Address) {
  const params = new URLSearchParams(search);
  for (const name of VIEW_PARAMS) params.delete(name);
  params.sort();
  return `${pathname}?${params}`;
}

/** True where only the view differs: another tab, a dialog opened or closed. */
export function isViewChange(from: Address, to: Address) {
  return from.search !== to.search && dataAddress(from) === dataAddress(to);
}

type Revalidation = {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
};

/**
 * For a route's `shouldRevalidate`: opening a dialog or a tab asks the server nothing, and neither does an action that
 * failed (Remix says `true` by default where a route has a say): what failed for a lost session must not take the
 * screen.
 */
export function keepDataOnViewChange(change: Revalidation) {
  const { currentUrl, nextUrl, formMethod, actionStatus = 200, defaultShouldRevalidate } = change;
  if (actionStatus >= 400) return false;
  if (!formMethod && isViewChange(currentUrl, nextUrl)) return false;
  return defaultShouldRevalidate;
}
