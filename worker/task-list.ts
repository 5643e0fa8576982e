import type { Task } from "graphile-worker";
import type { TaskName } from "~/jobs/catalogue";
import { generateWebsite } from "./tasks/generate-website";
import { notifyLeadTask } from "./tasks/notify-lead";
import { syncSubscriptionTask } from "./tasks/sync-subscription";

/** What does each task of the catalogue. */
export const taskList: Record<TaskName, Task> = {
  generate_website: generateWebsite,
  sync_subscription: syncSubscriptionTask,
  notify_lead: notifyLeadTask,
};
