import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { EditTab } from "./edit-tab";
import { ResultDialogs } from "./result-dialogs";

vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ pathname: "/analysis/7", search: "?edit=true&dialog=deploy" }),
}));
vi.mock("./on-demand", async (original) => ({
  ...(await original<object>()),
  onDemand: () => Promise.resolve(({ name = "editor" }: { name?: string }) => <p>{name}</p>),
}));

// A boundary is marked by comments: what changes around it before React has come to it makes React error 421, and what
// was typed or pressed in it is lost.
test("a dialog that comes with the page is taken over with it, and not in a boundary that follows", () => {
  expect(renderToString(<ResultDialogs website={{} as WebsiteResult} origin="" />)).toBe("<p>deploy</p>");
});

test("so is the editor", () => {
  expect(renderToString(<EditTab width="full" arranges={false} onArrange={() => undefined} />)).toBe("<p>editor</p>");
});
