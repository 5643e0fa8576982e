interface AppAddress {
  pathname: string;
  search: string;
}

/** Dialogs that work on the website as it is saved. */
const ON_THE_SAVED = [
  "deploy",
  "redeploy",
  "report",
  "contact-form",
  "versions",
  "facts",
  "regenerate",
  "duplicate",
  "export",
];

const param = (place: AppAddress, name: string) => new URLSearchParams(place.search).get(name);

/** Whether going somewhere would lose unsaved edits, or leave them out of what is done there. */
export function leavesEdits(from: AppAddress, to: AppAddress): boolean {
  if (from.pathname !== to.pathname || param(from, "analysis") !== param(to, "analysis")) return true;
  const dialog = param(to, "dialog");
  return dialog !== null && dialog !== param(from, "dialog") && ON_THE_SAVED.includes(dialog);
}
