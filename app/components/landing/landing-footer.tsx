import { ThemeSwitch } from "~/components/app-shell/theme-switch";
import { Wordmark } from "~/components/wordmark";
import { useSupportHref } from "~/components/use-support-href";
import { SIGN_IN_PATH } from "./start-building";

type Column = { title: string; links: { href: string; label: string }[] };

const columns = (supportHref: (subject: string) => string): Column[] => [
  {
    title: "Product",
    links: [
      { href: SIGN_IN_PATH, label: "Dashboard" },
      { href: SIGN_IN_PATH, label: "Website Builder" },
      { href: "#features", label: "Features" },
      { href: "#pricing", label: "Pricing" },
    ],
  },
  {
    title: "Company",
    links: [
      { href: "#examples", label: "Our work" },
      { href: "#contact", label: "Book a demo" },
      { href: "/terms", label: "Terms" },
      { href: "/privacy", label: "Privacy" },
    ],
  },
  {
    title: "Support",
    links: [
      { href: supportHref("Help with Plinth"), label: "Contact support" },
      { href: supportHref("A question about billing at Plinth"), label: "Questions about billing" },
      { href: "/report-site", label: "Report a website" },
    ],
  },
];

export function LandingFooter() {
  const supportHref = useSupportHref();
  return (
    <footer className="border-t border-line">
      <div className="shell grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 sm:py-16 lg:grid-cols-12">
        <div className="col-span-full lg:col-span-6">
          <Wordmark />
        </div>
        {columns(supportHref).map((column) => (
          <nav key={column.title} aria-label={column.title} className="lg:col-span-2">
            <h2 className="font-semibold">{column.title}</h2>
            <ul className="mt-3 grid">
              {column.links.map(({ href, label }) => (
                <li key={label}>
                  <a href={href} className="block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-4 text-sm text-muted">
        <p>© 2024 Plinth. All rights reserved.</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
