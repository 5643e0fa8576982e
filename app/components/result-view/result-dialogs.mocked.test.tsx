import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { ResultDialogs } from "./result-dialogs";

vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ pathname: "/analysis/7", search: "?dialog=deploy" }),
}));
vi.mock("./on-demand", () => ({
  onDemand: () => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>),
  inAddress: () => () => false,
  loadAhead: () => undefined,
}));

test("a dialog that comes with the page is taken over with it, and not in a boundary that follows", () => {
  const page = renderToString(<ResultDialogs website={{} as WebsiteResult} origin="" />);
  // A boundary is marked by comments: what changes around it before React has come to it makes React error 421.
  expect(page).toBe("<p>deploy</p>");
});
