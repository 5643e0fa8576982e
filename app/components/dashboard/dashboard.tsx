import clsx from "clsx";
import { AppShell } from "~/components/app-shell/app-shell";
import { FirstSteps } from "~/components/first-steps/first-steps";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHeader } from "~/components/ui/page-header";
import { CreateWebsite } from "./create-website";
import type { DashboardData } from "./dashboard-data";
import { OpenedWebsite } from "./opened-website";
import { OPENING, useCreate } from "./use-create";
import { WebsiteList } from "./website-list";

const PROMISE = "Tell us what you do. We write it, design it and build it; you change what you like.";
/** One website leaves room for the first steps beside it; below several they do not push those out of sight. */
const BESIDE = "items-start lg:grid-cols-3 lg:gap-8 lg:*:last:col-span-2";
const LIMIT = "One deployed website is allowed at a time; you can create as many as you want.";

/** The subscriber's home: what was made, and the way to make another; or one website, opened. */
export function Dashboard({ page }: { page: DashboardData }) {
  const { user, origin, opened } = page;
  return (
    <AppShell user={user}>{opened ? <OpenedWebsite result={opened} origin={origin} /> : <Home page={page} />}</AppShell>
  );
}

function Home({ page }: { page: DashboardData }) {
  const { user, websites } = page;
  const isFirst = websites.total === 0;
  const create = useCreate({ owner: user.id, isFirst });
  const isBeginner = websites.total === 1 && !create.isOpen;
  return (
    <>
      <PageHeader
        title="Generate your website with AI"
        lead={create.isOpen ? `${PROMISE} ${LIMIT}` : LIMIT}
        actions={isFirst ? null : <Toggle {...create} />}
      />
      <div className={clsx("grid gap-16 pb-16", isBeginner && BESIDE)}>
        {create.isOpen ? <CreateWebsite page={page} /> : null}
        <WebsiteList websites={websites} />
        <FirstSteps steps={page.firstSteps} />
      </div>
    </>
  );
}

function Toggle({ isOpen, openHref, closeHref }: ReturnType<typeof useCreate>) {
  if (isOpen)
    return (
      <ButtonLink to={closeHref} preventScrollReset>
        Back to your websites
      </ButtonLink>
    );
  return (
    <ButtonLink to={openHref} state={OPENING} preventScrollReset variant="signal">
      Create New Website
    </ButtonLink>
  );
}
