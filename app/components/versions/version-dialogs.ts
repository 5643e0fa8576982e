import { useLocation } from "@remix-run/react";
import { withParam } from "~/components/ui/view-params";

/** What can be asked about one version; the version's id follows in the dialog's name: `restore-version-12`. */
export type Question = "restore-version" | "delete-version";

export type { VersionItem } from "~/modules/versions/list-versions.server";

/** Which of the dialogs about versions the address names, and where each of them is. */
export function useVersionDialogs() {
  const location = useLocation();
  const name = new URLSearchParams(location.search).get("dialog") ?? "";
  const [, question, id] = /^(restore-version|delete-version)-(\d+)$/.exec(name) ?? [];
  return {
    isSaving: name === "save-version",
    asked: question && id ? { question: question as Question, id: Number(id) } : null,
    listHref: withParam(location, "dialog", "versions"),
    saveHref: withParam(location, "dialog", "save-version"),
    questionHref: (about: Question, version: number) => withParam(location, "dialog", `${about}-${version}`),
  };
}
