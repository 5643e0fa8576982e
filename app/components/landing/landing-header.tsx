import type { MouseEvent } from "react";
import { Wordmark } from "~/components/wordmark";
import { ButtonAnchor } from "~/components/ui/button-link";
import { FoldMenu } from "~/components/ui/fold-menu";
import { OfflineMark } from "~/components/ui/offline-mark";
import { SIGN_IN_PATH, StartBuilding } from "./start-building";

const SECTIONS = [
  { href: "#features", label: "Features" },
  { href: "#pricing", label: "Pricing" },
  { href: "#examples", label: "Examples" },
  { href: "#contact", label: "Contact" },
];

type LandingHeaderProps = {
  /** Where the sections are, for a page that has none of them. */
  home?: string;
  /** Where signing in leads back to another page. */
  signIn?: string;
};

/** The header of who is not signed in. */
export function LandingHeader({ home = "", signIn = SIGN_IN_PATH }: LandingHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="shell flex min-h-16 items-center gap-2">
        <a href="/" aria-label="Plinth, start page" className="mr-auto py-2">
          <Wordmark />
        </a>
        <OfflineMark />
        <nav aria-label={home ? "Main" : "This page"} className="hidden md:block">
          <SectionLinks home={home} className="flex" linkClass="px-2.5 py-2 hover:text-signal-text lg:px-4" />
        </nav>
        <ButtonAnchor href={signIn} variant="quiet">
          Sign In
        </ButtonAnchor>
        <StartBuilding className="max-sm:hidden" />
        <SmallMenu home={home} />
      </div>
    </header>
  );
}

/** An anchor leaves the page where it is, and with it the open menu. */
const closeMenu = (event: MouseEvent) => event.currentTarget.closest("details")?.removeAttribute("open");

type SectionLinksProps = { home: string; className: string; linkClass: string };

function SectionLinks({ home, className, linkClass }: SectionLinksProps) {
  return (
    <ul className={className}>
      {SECTIONS.map(({ href, label }) => (
        <li key={href}>
          <a href={home + href} onClick={closeMenu} className={`block font-medium ${linkClass}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the anchors fold away. */
function SmallMenu({ home }: { home: string }) {
  return (
    <FoldMenu className="md:hidden">
      <nav
        aria-label={home ? "Main" : "This page"}
        className="absolute inset-x-0 top-full border-b border-line bg-ground"
      >
        <SectionLinks home={home} className="shell grid divide-y divide-line py-2" linkClass="py-4 text-lg" />
        <div className="shell pb-4 sm:hidden">
          <StartBuilding className="w-full" />
        </div>
      </nav>
    </FoldMenu>
  );
}
