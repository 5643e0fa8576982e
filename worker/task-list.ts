import type { Task } from "graphile-worker";
import type { TaskName } from "~/jobs/catalogue";
import { analyzeSeoTask } from "./tasks/analyze-seo";
import { answerSubmissionTask } from "./tasks/answer-submission";
import { askRecipientTask } from "./tasks/ask-recipient";
import { backUpTask } from "./tasks/back-up";
import { checkWebsiteTask } from "./tasks/check-website";
import { emptyBinTask } from "./tasks/empty-bin";
import { encodeAvifTask } from "./tasks/encode-avif";
import { endPlanTask } from "./tasks/end-plan";
import { generateWebsite } from "./tasks/generate-website";
import { keepSaltsTask } from "./tasks/keep-salts";
import { notifyAbuseReportTask } from "./tasks/notify-abuse-report";
import { notifyDomainTask } from "./tasks/notify-domain";
import { notifyLeadTask } from "./tasks/notify-lead";
import { notifySubmissionTask } from "./tasks/notify-submission";
import { notifyTakeDownTask } from "./tasks/notify-take-down";
import { recheckDomainsTask } from "./tasks/recheck-domains";
import { reconcileSubscriptionTask } from "./tasks/reconcile-subscription";
import { reconcileSubscriptionsTask } from "./tasks/reconcile-subscriptions";
import { removeAccountTask } from "./tasks/remove-account";
import { removeBinnedWebsiteTask } from "./tasks/remove-binned-website";
import { removeLeftoversTask } from "./tasks/remove-leftovers";
import { republishSiteTask } from "./tasks/republish-site";
import { republishSitesTask } from "./tasks/republish-sites";
import { rollUpHitsTask } from "./tasks/roll-up-hits";
import { syncSubscriptionTask } from "./tasks/sync-subscription";
import { takeInArrivalsTask } from "./tasks/take-in-arrivals";
import { verifyDomainTask } from "./tasks/verify-domain";

/** What does each task of the catalogue. */
export const taskList: Record<TaskName, Task> = {
  generate_website: generateWebsite,
  encode_avif: encodeAvifTask,
  sync_subscription: syncSubscriptionTask,
  reconcile_subscriptions: reconcileSubscriptionsTask,
  reconcile_subscription: reconcileSubscriptionTask,
  notify_lead: notifyLeadTask,
  notify_submission: notifySubmissionTask,
  answer_submission: answerSubmissionTask,
  ask_recipient: askRecipientTask,
  notify_take_down: notifyTakeDownTask,
  notify_abuse_report: notifyAbuseReportTask,
  take_in_arrivals: takeInArrivalsTask,
  verify_domain: verifyDomainTask,
  recheck_domains: recheckDomainsTask,
  notify_domain: notifyDomainTask,
  republish_sites: republishSitesTask,
  republish_site: republishSiteTask,
  roll_up_hits: rollUpHitsTask,
  keep_salts: keepSaltsTask,
  analyze_seo: analyzeSeoTask,
  check_website: checkWebsiteTask,
  back_up: backUpTask,
  empty_bin: emptyBinTask,
  remove_binned_website: removeBinnedWebsiteTask,
  remove_account: removeAccountTask,
  end_plan: endPlanTask,
  remove_leftovers: removeLeftoversTask,
};
