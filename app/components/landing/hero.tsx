import { DESK_PICTURE, EXAMPLE_OF } from "./examples-list";
import { Exhibit } from "./exhibit";
import { StartBuilding } from "./start-building";

const SHOWN = EXAMPLE_OF.classic;

/** A wall, a floor, and on the plinth a site that the product made. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-hidden pb-8">
      <div className="shell grid gap-x-8 gap-y-8 pt-10 sm:pt-12 lg:grid-cols-12">
        <h1 id="hero-title" className="font-serif text-display lg:col-span-12">
          Build Professional Websites with AI
        </h1>
        <div className="grid content-start justify-items-start gap-6 lg:col-span-5 lg:pt-6">
          <p className="max-w-md text-lg text-muted sm:text-xl">
            Tell Plinth what you do, where you are and what you charge. It writes the site, you change what you like,
            and it goes live under your name.
          </p>
          <StartBuilding size="lg" />
          <ul className="grid gap-1">
            <li>$20/month, cancel anytime</li>
            <li>1 deployed website included</li>
          </ul>
        </div>
        <figure className="lg:col-span-7">
          <Exhibit
            example={SHOWN}
            picture={{ src: `/examples/${SHOWN.id}-desk.webp`, ...DESK_PICTURE }}
            alt={`The website of ${SHOWN.name}`}
            first
            plinthClass="min-h-36 px-5 py-5 sm:min-h-44 sm:px-8"
          >
            <figcaption className="grid gap-1">
              <span className="font-serif text-xl">{SHOWN.name}</span>
              <span className="text-sm text-balance">
                {SHOWN.trade}. Made from {SHOWN.given}.
              </span>
            </figcaption>
          </Exhibit>
        </figure>
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-24 border-t border-line bg-sunken sm:h-32"
      />
    </section>
  );
}
