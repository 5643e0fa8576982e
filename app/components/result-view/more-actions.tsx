import { Link, useLocation } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button-style";
import { Icon } from "~/components/ui/icon";
import { withParam } from "~/components/ui/view-params";

const MORE = [
  { dialog: "preview-link", name: "Share a preview" },
  { dialog: "rename", name: "Rename" },
  { dialog: "duplicate", name: "Duplicate" },
  { dialog: "regenerate", name: "Generate again" },
  { dialog: "export", name: "Export" },
];

/** What is seldom wanted of a website. Opening any of it closes the list; `<details>` needs no script. */
export function MoreActions() {
  const location = useLocation();
  return (
    <details key={location.key} className="group relative">
      <summary className={buttonClass({ variant: "quiet", className: "list-none" })}>
        More <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-30 mt-1 grid min-w-48 rounded-sm border border-edge bg-surface py-1 shadow-lift max-sm:right-auto max-sm:left-0">
        {MORE.map(({ dialog, name }) => (
          <li key={dialog}>
            <Link
              to={withParam(location, "dialog", dialog)}
              preventScrollReset
              className="flex min-h-10 items-center px-4 hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-12"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
