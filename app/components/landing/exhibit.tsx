import clsx from "clsx";
import type { ReactNode } from "react";
import type { Example } from "./examples-list";

type ExhibitProps = {
  example: Example;
  picture: { src: string; width: number; height: number };
  alt: string;
  /** Whether it is seen at once when the page opens. */
  first?: boolean;
  /** Engraved on the plinth. */
  children?: ReactNode;
  plinthClass?: string;
};

/** A picture of a finished site on a plinth; it leads to the site's template at work. */
export function Exhibit({ example, picture, alt, first = false, children, plinthClass }: ExhibitProps) {
  return (
    <div className="grid">
      <a href={`/template-demo/${example.template}`} className="mx-[5%] block border border-b-0 border-edge">
        <img {...picture} alt={alt} loading={first ? "eager" : "lazy"} className="block h-auto w-full" />
      </a>
      <div aria-hidden="true" className="h-2 bg-ink sm:h-3" />
      <div className={clsx("mx-[2.5%] bg-stone text-on-ink", plinthClass)}>{children}</div>
    </div>
  );
}
