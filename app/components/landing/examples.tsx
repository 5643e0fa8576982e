import { EXAMPLES, PHONE_PICTURE, type Example } from "./examples-list";
import { Exhibit } from "./exhibit";

/** Heights of the plinths, so that the row reads as a room and not as a table. */
const PLINTHS = ["h-24", "h-44", "h-16", "h-32"];

export function Examples() {
  return (
    <section id="examples" aria-labelledby="examples-title" className="isolate overflow-hidden pt-20 sm:pt-32">
      <div className="shell grid gap-4 lg:grid-cols-12">
        <h2 id="examples-title" className="font-serif text-title lg:col-span-5">
          Four businesses, four templates
        </h2>
        <p className="max-w-prose text-lg text-muted lg:col-span-7 lg:pt-3">
          Each of these was written from what one owner might send in: a few paragraphs, a price list, the opening
          hours. Nothing was touched up afterwards.
        </p>
      </div>
      {/* Works stand in the first row, labels in the second; the floor reaches behind the plinths. */}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto]">
        <div aria-hidden="true" className="col-start-1 row-start-2 -z-10 -mt-10 border-t border-line bg-sunken" />
        <ul className="shell col-start-1 row-span-2 row-start-1 grid snap-x scroll-px-4 auto-cols-[minmax(13rem,1fr)] grid-flow-col grid-rows-subgrid gap-x-6 overflow-x-auto lg:gap-x-8">
          {EXAMPLES.map((example, index) => (
            <Work key={example.id} example={example} plinth={PLINTHS[index]!} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Work({ example, plinth }: { example: Example; plinth: string }) {
  return (
    <li className="row-span-2 grid snap-start grid-rows-subgrid">
      <div className="self-end">
        <Exhibit
          example={example}
          picture={{ src: `/examples/${example.id}-phone.webp`, ...PHONE_PICTURE }}
          alt={`The website of ${example.name} on a phone`}
          plinthClass={plinth}
        />
      </div>
      <div className="grid content-start gap-1 pt-6 pb-12">
        <h3 className="font-semibold">{example.name}</h3>
        <p className="text-muted">{example.trade}</p>
        <p className="text-sm text-muted">From {example.given}.</p>
      </div>
    </li>
  );
}
