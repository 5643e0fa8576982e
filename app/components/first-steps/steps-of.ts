import type { FirstSteps } from "~/modules/accounts/first-steps.server";

interface Step {
  label: string;
  /** What it is good for, in a few words. */
  hint: string;
  isDone: boolean;
  href: string;
}

/** The steps of an owner in their order, each with the place where it is done. */
export function stepsOf({ websiteId, deploymentId, ...done }: FirstSteps): Step[] {
  const website = `/dashboard?analysis=${websiteId}`;
  return [
    {
      label: "Look over what we read",
      hint: "Each fact beside your own words.",
      isDone: done.factsRead,
      href: `${website}&dialog=reading`,
    },
    {
      label: "Add a photo",
      hint: "Your place, your work, your people.",
      isDone: done.photoAdded,
      href: `/analysis/${websiteId}?edit=true&tab=images`,
    },
    {
      label: "Deploy your website",
      hint: "Under an address of ours.",
      isDone: done.deployed,
      href: `${website}&dialog=deploy`,
    },
    {
      label: "Use your own domain",
      hint: "The name that stands on your sign.",
      isDone: done.domain,
      href: deploymentId ? `/deployments?dialog=domain-${deploymentId}` : "/deployments",
    },
    {
      label: "Get your first message",
      hint: "Write one to yourself with the form on your website.",
      isDone: done.message,
      href: "/messages",
    },
  ];
}
