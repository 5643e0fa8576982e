import { Link, useLocation } from "@remix-run/react";
import { useEditor } from "~/components/editor/editor-context";
import { withParams } from "~/components/ui/view-params";
import { SCREEN_LOCALE } from "~/lib/languages";
import { listSections } from "~/modules/markup/sections";

/** The places that wait to be filled in: visitors will not see them. */
export function UnfilledPlaces() {
  const { page } = useEditor();
  const location = useLocation();
  const places = listSections(page).filter(({ placeholder }) => placeholder);
  const [first] = places;
  if (!first) return null;
  const names = new Intl.ListFormat(SCREEN_LOCALE).format(places.map(({ name }) => name));
  return (
    <p className="text-sm text-muted">
      Left out until you fill {places.length === 1 ? "it" : "them"} in: {names}.{" "}
      <Link
        to={withParams(location, { dialog: null, edit: "true", element: String(first.node) })}
        preventScrollReset
        className="text-ink underline"
      >
        Fill in
      </Link>
    </p>
  );
}
