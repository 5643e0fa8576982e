import { AppShell } from "~/components/app-shell/app-shell";
import { FirstSteps } from "~/components/first-steps/first-steps";
import { GenerationForm } from "~/components/generation-form/generation-form";
import { Card } from "~/components/ui/card";
import { PageHeader } from "~/components/ui/page-header";
import type { DashboardData } from "./dashboard-data";
import { OpenedWebsite } from "./opened-website";
import { WebsiteList } from "./website-list";

/** The subscriber's home: make a website, or open one that was made. */
export function Dashboard({ page }: { page: DashboardData }) {
  const { user, origin, websites, designers, formKey, opened } = page;
  if (opened) {
    return (
      <AppShell user={user}>
        <OpenedWebsite result={opened} origin={origin} />
      </AppShell>
    );
  }
  return (
    <AppShell user={user}>
      <PageHeader
        title="Generate your website with AI"
        lead="Tell us what you do. We write it, design it and build it; you change what you like. One deployed website is allowed at a time; you can create as many as you want."
      />
      <div className="grid gap-16 pb-16">
        <FirstSteps steps={page.firstSteps} />
        <Card title="Create New Website" description="Four short steps to a whole website.">
          <GenerationForm designers={designers} formKey={formKey} />
        </Card>
        <WebsiteList websites={websites} />
      </div>
    </AppShell>
  );
}
