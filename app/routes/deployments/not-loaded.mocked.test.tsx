import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NotLoaded } from "./not-loaded";

vi.mock("~/modules/publishing/list-deployments.server", () => ({
  listDeployments: () => Promise.reject(new Error("the connection is gone")),
}));
vi.mock("~/modules/publishing/list-withdrawn.server", () => ({ listWithdrawn: () => Promise.resolve([]) }));
vi.mock("~/modules/moderation/list-take-downs.server", () => ({ listTakeDowns: () => Promise.resolve([]) }));
vi.mock("~/lib/log.server", () => ({ log: { error: vi.fn() } }));

test("a list that cannot be read is said, recorded, and nobody is told about connections", async () => {
  const { loadDeployments } = await import("./load-deployments.server");
  const { log } = await import("~/lib/log.server");
  const loaded = await loadDeployments({ userId: 1 }, null);
  expect(log.error).toHaveBeenCalledOnce();
  const page = renderToStaticMarkup(<NotLoaded reason={"error" in loaded ? loaded.error : ""} />);
  expect(page).toContain('role="alert"');
  expect(page).toContain("Failed to Load Deployments");
  expect(page).toContain("Your live website is not affected. Please try again.");
  expect(page).not.toContain("connection is gone");
});
