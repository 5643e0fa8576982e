import type { MouseEvent } from "react";
import { Wordmark } from "~/components/wordmark";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { SIGN_IN_PATH, StartBuilding } from "./start-building";

const SECTIONS = [
  { href: "#features", label: "Features" },
  { href: "#pricing", label: "Pricing" },
  { href: "#examples", label: "Examples" },
  { href: "#contact", label: "Contact" },
];

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="shell flex min-h-16 items-center gap-2">
        <a href="/" aria-label="Plinth, start page" className="mr-auto py-2">
          <Wordmark />
        </a>
        <nav aria-label="This page" className="hidden md:block">
          <SectionLinks className="flex" linkClass="px-2.5 py-2 hover:text-signal-text lg:px-4" />
        </nav>
        <ButtonAnchor href={SIGN_IN_PATH} variant="quiet">
          Sign In
        </ButtonAnchor>
        <StartBuilding className="max-sm:hidden" />
        <SmallMenu />
      </div>
    </header>
  );
}

/** An anchor leaves the page where it is, and with it the open menu. */
const closeMenu = (event: MouseEvent) => event.currentTarget.closest("details")?.removeAttribute("open");

function SectionLinks({ className, linkClass }: { className: string; linkClass: string }) {
  return (
    <ul className={className}>
      {SECTIONS.map(({ href, label }) => (
        <li key={href}>
          <a href={href} onClick={closeMenu} className={`block font-medium ${linkClass}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the anchors fold away; `<details>` needs no script. */
function SmallMenu() {
  return (
    <details className="group md:hidden">
      <summary className="grid size-12 list-none place-items-center rounded-sm hover:bg-sunken" aria-label="Menu">
        <Icon name="menu" className="size-5 group-open:hidden" />
        <Icon name="close" className="hidden size-5 group-open:block" />
      </summary>
      <nav aria-label="This page" className="absolute inset-x-0 top-full border-b border-line bg-ground">
        <SectionLinks className="shell grid divide-y divide-line py-2" linkClass="py-4 text-lg" />
        <div className="shell pb-4 sm:hidden">
          <StartBuilding className="w-full" />
        </div>
      </nav>
    </details>
  );
}
