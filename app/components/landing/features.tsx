import type { ReactNode } from "react";

type Feature = { title: string; text: string; specimen: ReactNode };

const code = (text: string) => <span className="font-mono text-[0.9375rem] tracking-tight">{text}</span>;

/** The eight capabilities (tests/list, section 2), each with a piece of the thing itself in place of an icon. */
const FEATURES: Feature[] = [
  {
    title: "AI website generation",
    text: "Describe the business and pick one of four templates. You get a whole site as HTML, CSS and JavaScript.",
    specimen: code("html · css · js"),
  },
  {
    title: "Visual no-code editor",
    text: "Change text, images, colours and fonts on the page itself, and see it as your visitors will.",
    specimen: (
      <span className="border-b-2 border-signal pr-1 font-serif text-2xl">
        Open on Sundays
        <span className="ml-0.5 inline-block h-6 w-0.5 translate-y-1 bg-signal" />
      </span>
    ),
  },
  {
    title: "One-click deployment",
    text: "Put it on a subdomain or on your own domain. SSL certificates and DNS are managed for you.",
    specimen: code("https://your-name.com"),
  },
  {
    title: "Content management",
    text: "Write blog posts, sort them by category, keep drafts until they are ready.",
    specimen: (
      <span className="flex items-baseline gap-3">
        <span className="text-muted line-through">Draft</span>
        <span className="font-semibold text-success">Published</span>
      </span>
    ),
  },
  {
    title: "SEO and analytics",
    text: "Scores out of 100 with the reasons behind them, and a dashboard of who came to see the site.",
    specimen: (
      <span className="flex items-end gap-1" aria-hidden="true">
        {[10, 16, 13, 22, 18, 30, 26].map((height, index) => (
          <span key={index} style={{ height }} className={index === 5 ? "w-4 bg-signal" : "w-4 bg-edge"} />
        ))}
      </span>
    ),
  },
  {
    title: "AI designer chat",
    text: "Say what should change in your own words. The designer changes that, and leaves the rest alone.",
    specimen: <q className="font-serif text-xl italic">Make the logo 20% bigger</q>,
  },
  {
    title: "Full code export",
    text: "Download everything as a zip that opens from your disk. The site is yours, wherever you host it.",
    specimen: code("website.zip"),
  },
  {
    title: "Contact form integration",
    text: "Choose the fields, and messages from your site arrive in your inbox.",
    specimen: (
      <span className="grid w-40 gap-1.5" aria-hidden="true">
        <span className="h-3 border border-edge" />
        <span className="h-6 border border-edge" />
        <span className="h-3 w-10 bg-edge" />
      </span>
    ),
  },
];

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="shell py-20 sm:py-32">
      <h2 id="features-title" className="max-w-2xl font-serif text-title">
        One place for the whole site, from the first sentence to the last visitor
      </h2>
      <ul className="mt-12 grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
        {FEATURES.map((feature) => (
          <li key={feature.title} className="grid content-start gap-2 border-b border-line py-6 lg:py-8">
            <div className="flex h-14 items-center">{feature.specimen}</div>
            <h3 className="text-lg font-semibold">{feature.title}</h3>
            <p className="max-w-prose text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
