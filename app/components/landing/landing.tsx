import { BookDemo } from "./book-demo";
import { Examples } from "./examples";
import { Features } from "./features";
import { Hero } from "./hero";
import { LandingFooter } from "./landing-footer";
import { LandingHeader } from "./landing-header";
import { Pricing } from "./pricing";

/** The page of an anonymous visitor (tests/list, section 2). */
export function Landing() {
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <Features />
        <Pricing />
        <Examples />
        <BookDemo />
      </main>
      <LandingFooter />
    </>
  );
}
