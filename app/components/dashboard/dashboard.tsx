import { AppShell } from "~/components/app-shell/app-shell";
import { FirstSteps } from "~/components/first-steps/first-steps";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHeader } from "~/components/ui/page-header";
import { CreateWebsite } from "./create-website";
import type { DashboardData } from "./dashboard-data";
import { OpenedWebsite } from "./opened-website";
import { OPENING, useCreate } from "./use-create";
import { WebsiteList } from "./website-list";

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
  return (
    <>
      <PageHeader
        title="Generate your website with AI"
        lead="Tell us what you do. We write it, design it and build it; you change what you like. One deployed website is allowed at a time; you can create as many as you want."
        actions={isFirst ? null : <Toggle {...create} />}
      />
      <div className="grid gap-16 pb-16">
        <FirstSteps steps={page.firstSteps} />
        {create.isOpen ? <CreateWebsite page={page} /> : null}
        <WebsiteList websites={websites} />
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
