import { randomUUID } from "node:crypto";
import type { DashboardData, WebsiteListing } from "~/components/dashboard/dashboard-data";
import type { Actor } from "~/http/guards.server";
import { openResult } from "~/http/open-result.server";
import { pageNotFound, type HeaderUser } from "~/http/page-guard.server";
import { readId } from "~/http/read-input.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { mapVendors, type Vendor } from "~/lib/vendors";
import { askedDeletion } from "~/http/asked-deletion.server";
import { readFirstSteps } from "~/modules/accounts/first-steps.server";
import { readHoldings } from "~/modules/bin/read-holdings.server";
import { designerOf } from "~/modules/generation/designers.server";
import { overviewQuery } from "~/modules/websites/overview-query";
import { readOverview } from "~/modules/websites/read-overview.server";
import { readDialogData } from "../analysis.$id/dialog-data.server";

interface Subscriber {
  user: HeaderUser;
  actor: Actor;
}

function designer(vendor: Vendor) {
  const { id, name } = designerOf(vendor);
  return { id, name };
}

/**
 * The website that `?analysis=` opens, or null without one. @throws 404 when there is no such website of the actor's
 */
async function readOpened(request: Request, actor: Actor) {
  const id = new URL(request.url).searchParams.get("analysis");
  if (id === null) return null;
  try {
    return await openResult(request, { actor, websiteId: readId(id) });
  } catch (error) {
    throw error instanceof NotFoundError ? pageNotFound({ visitor: "subscriber" }) : error;
  }
}

/** The list of websites, with what goes with the one whose deletion the address asks about. */
async function readListing(request: Request, actor: Actor): Promise<WebsiteListing> {
  const query = overviewQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { items, ...counts } = await readOverview({ actor, query });
  const asked = items.find(({ id }) => id === askedDeletion(request));
  const holdings = asked ? await readHoldings({ actor, websiteId: asked.id }) : null;
  return { ...counts, query, items: items.map((item) => ({ ...item, holdings: item === asked ? holdings : null })) };
}

/** Reads the dashboard for a subscriber; `/` and `/dashboard` show the same. */
export async function loadDashboard(request: Request, { user, actor }: Subscriber): Promise<DashboardData> {
  const [opened, websites, firstSteps] = await Promise.all([
    readOpened(request, actor),
    readListing(request, actor),
    readFirstSteps({ actor }),
  ]);
  const dialogData = opened && (await readDialogData(request, { actor, websiteId: opened.id }));
  return {
    user,
    origin: env.APP_ORIGIN,
    websites,
    formKey: randomUUID(),
    opened,
    firstSteps,
    ...dialogData,
    designers: mapVendors(designer),
  };
}
