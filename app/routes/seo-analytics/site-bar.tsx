import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { useToast } from "~/components/ui/use-toast";
import type { DeployedSite } from "~/modules/content/list-sites.server";
import { siteLabel } from "~/modules/content/site-label";
import { SELECT_FIRST } from "~/modules/seo/analysis-words";
import { useView } from "./use-view";
import { TABS } from "./view";

/** Which website the screen is about, and the button that measures it. */
export function SiteBar({ sites, chosen }: { sites: DeployedSite[]; chosen: DeployedSite | null }) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SiteChoice sites={sites} chosen={chosen} />
      <RunButton chosen={chosen} />
    </div>
  );
}

function SiteChoice({ sites, chosen }: { sites: DeployedSite[]; chosen: DeployedSite | null }) {
  const submit = useSubmit();
  const { tab } = useView();
  return (
    <Form
      action="/seo-analytics"
      className="flex min-w-0 flex-1 items-end gap-3 max-sm:basis-full sm:max-w-md"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {tab === TABS[0].id ? null : <input type="hidden" name="tab" value={tab} />}
      <label className="grid min-w-0 grid-cols-1 flex-1 gap-1.5 font-medium">
        Website
        <select key={chosen?.id} name="site" defaultValue={chosen?.id ?? ""} className="control font-normal">
          <option value="">Select a website</option>
          {sites.map((site) => (
            <option key={site.id} value={site.id}>
              {siteLabel(site)}
            </option>
          ))}
        </select>
      </label>
      {/* With script the choice itself is enough. */}
      <Button className="script:hidden">Show</Button>
    </Form>
  );
}

function RunButton({ chosen }: { chosen: DeployedSite | null }) {
  const { showToast } = useToast();
  const pending = useNavigation().formData?.get("intent") === "analyze";
  const onSubmit = (event: FormEvent) => {
    if (chosen) return;
    event.preventDefault();
    showToast(SELECT_FIRST);
  };
  return (
    <Form method="post" action="/seo-analytics" onSubmit={onSubmit} className="max-sm:grow">
      <input type="hidden" name="site" value={chosen?.id ?? ""} />
      <Button
        variant="primary"
        name="intent"
        value="analyze"
        pending={pending}
        pendingText="Starting..."
        className="max-sm:w-full"
      >
        Run SEO Analysis
      </Button>
    </Form>
  );
}
