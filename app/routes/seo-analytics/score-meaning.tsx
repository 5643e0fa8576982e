import type { Scores } from "~/modules/seo/scores";

/** How the scores come about, one press away. */
export function ScoreMeaning({ scores }: { scores: Scores }) {
  const { overallScore, performanceScore, accessibilityScore, bestPracticesScore, seoScore } = scores;
  return (
    <details>
      <summary className="w-fit font-medium underline decoration-edge underline-offset-4 hover:decoration-signal">
        What these scores mean
      </summary>
      <div className="grid max-w-prose gap-3 pt-4 text-muted">
        <p>
          Your live page was opened in a browser, as on a mid-range phone with a slow connection, and judged by
          Lighthouse, the open measuring tool of the Chrome browser. Good is 80 or more, fair 60 or more.
        </p>
        <dl className="grid gap-2">
          <Meaning term="Performance">
            How soon the page shows, reacts and stands still: the middle one of all measurements.
          </Meaning>
          <Meaning term="Accessibility">Whether people can use it who see badly or use no mouse.</Meaning>
          <Meaning term="Best Practices">
            Whether it is safe, works without faults and is made for today&rsquo;s browsers.
          </Meaning>
          <Meaning term="Search engines">
            Whether search engines can find, read and describe it: {seoScore} of 100.
          </Meaning>
          <Meaning term="Overall SEO Score">
            The mean of these four, rounded: ({performanceScore} + {accessibilityScore} + {bestPracticesScore} +{" "}
            {seoScore}) / 4 = {overallScore}. It says how well the page is made, not where it stands in search results.
          </Meaning>
        </dl>
      </div>
    </details>
  );
}

function Meaning({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="inline font-medium text-ink">{term}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
