import { expect, it, vi } from "vitest";
import { log } from "~/lib/log.server";
import { readHoldings } from "~/modules/bin/read-holdings.server";
import { listDomainSetups } from "~/modules/domains/domain-setup.server";
import { listDeployments } from "~/modules/publishing/list-deployments.server";
import { loadDeployments } from "./load-deployments.server";

vi.mock("~/modules/publishing/list-deployments.server", () => ({ listDeployments: vi.fn() }));
vi.mock("~/modules/publishing/list-withdrawn.server", () => ({
  listWithdrawn: () =>
    Promise.resolve([
      { id: 4, title: "Rose at home" },
      { id: 5, title: "Fern" },
    ]),
}));
vi.mock("~/modules/bin/read-holdings.server", () => ({
  readHoldings: vi.fn(({ websiteId }: { websiteId: number }) => Promise.resolve({ messages: websiteId })),
}));
vi.mock("~/modules/domains/domain-setup.server", () => ({ listDomainSetups: vi.fn() }));
vi.mock("~/modules/moderation/list-take-downs.server", () => ({
  listTakeDowns: () => Promise.resolve([{ deploymentId: 4, reason: "It deceives people." }]),
}));
vi.mock("~/lib/log.server", () => ({ log: { error: vi.fn() } }));

const actor = { userId: 7 };
type Deployments = Awaited<ReturnType<typeof listDeployments>>;
const deployments = [
  {
    id: 4,
    analysisId: 9,
    title: "Rose",
    customDomain: "rose.example",
    deployedCode: { html: "", css: "", javascript: "" },
  },
] as Deployments;

it("shows the deployments when their DNS records cannot be read, and logs that", async () => {
  const fault = new Error("the table is away");
  vi.mocked(listDeployments).mockResolvedValue(deployments);
  vi.mocked(listDomainSetups).mockRejectedValue(fault);
  expect(await loadDeployments(actor, null)).toMatchObject({
    deployments: [
      {
        id: 4,
        title: "Rose",
        customDomain: "rose.example",
        setup: null,
        takeDown: { reason: "It deceives people." },
        holdings: null,
      },
    ],
  });
  expect(log.error).toHaveBeenCalledWith("DNS records could not be read", fault);
});

it("counts what a deletion ends only for the one that is asked about", async () => {
  vi.mocked(listDeployments).mockResolvedValue(deployments);
  vi.mocked(listDomainSetups).mockResolvedValue([]);
  await loadDeployments(actor, 5);
  expect(readHoldings).not.toHaveBeenCalled();
  expect(await loadDeployments(actor, 4)).toMatchObject({ deployments: [{ id: 4, holdings: { messages: 9 } }] });
});

it("shows those that are not live any more, with what keeps one off the web", async () => {
  vi.mocked(listDeployments).mockResolvedValue([]);
  vi.mocked(listDomainSetups).mockResolvedValue([]);
  expect(await loadDeployments(actor, null)).toMatchObject({
    deployments: [],
    withdrawn: [
      { id: 4, takeDown: { reason: "It deceives people." } },
      { id: 5, takeDown: null },
    ],
  });
});

it("says so when the deployments themselves cannot be read", async () => {
  vi.mocked(listDeployments).mockRejectedValue(new Error("the database is away"));
  vi.mocked(listDomainSetups).mockResolvedValue([]);
  expect(await loadDeployments(actor, null)).toEqual({
    error: "Your deployments could not be read just now. Your live website is not affected. Please try again.",
  });
});
