import type { PropsWithChildren } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { summarize } from "~/modules/analytics/summary";
import { WebsiteAnalytics } from "./website-analytics";

vi.mock("@remix-run/react", () => ({
  Form: ({ children }: PropsWithChildren) => <form>{children}</form>,
  Link: ({ to, children }: PropsWithChildren<{ to: string }>) => <a href={to}>{children}</a>,
  useSubmit: () => () => undefined,
  useNavigation: () => ({ state: "idle" }),
  useFetchers: () => [],
  useRevalidator: () => ({ revalidate: () => undefined }),
}));

test("a website that nobody visited says so, and what to do; 30 days are chosen of three periods", () => {
  const nobody = { days: 30, rows: [], summary: summarize([], []), liveNow: 0, dropped: [] };
  const page = renderToStaticMarkup(<WebsiteAnalytics data={nobody} deploymentId={7} />);
  expect(page).toContain("No Analytics Data");
  expect(page).toContain('href="/deployments"');
  const options = [...page.matchAll(/<option value="(\d+)"( selected="")?>(.*?)<\/option>/g)].map(
    ([, days, selected, text]) => [days, Boolean(selected), text],
  );
  expect(options).toEqual([
    ["7", false, "Last 7 days"],
    ["30", true, "Last 30 days"],
    ["90", false, "Last 90 days"],
  ]);
});
