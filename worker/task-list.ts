import { log } from "~/lib/log.server";
import { endPlan } from "~/modules/accounts/end-plan.server";
import { removeAccount } from "~/modules/accounts/remove-account.server";
import { rollUpHits } from "~/modules/analytics/roll-up-hits.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { mailReceipt } from "~/modules/billing/mail-receipt.server";
import { mailWelcome } from "~/modules/billing/mail-welcome.server";
import { reconcileSubscription } from "~/modules/billing/reconcile-subscription.server";
import { reconcileSubscriptions } from "~/modules/billing/reconcile-subscriptions.server";
import { syncSubscription } from "~/modules/billing/sync-subscription.server";
import { emptyBin } from "~/modules/bin/empty-bin.server";
import { removeBinnedWebsite } from "~/modules/bin/remove-binned-website.server";
import { checkWebsite } from "~/modules/checks/check-website.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { answerSubmission } from "~/modules/contact/answer-submission.server";
import { notifySubmission } from "~/modules/contact/notify-submission.server";
import { notifyDomain } from "~/modules/domains/notify-domain.server";
import { recheckDomains } from "~/modules/domains/recheck-domains.server";
import { verifyDomain } from "~/modules/domains/verify-domain.server";
import { keepSalts } from "~/modules/edge/keep-salts.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { notifyLead } from "~/modules/leads/notify-lead.server";
import { forgetCounts } from "~/modules/limits/forget-counts.server";
import { notifyAbuseReport } from "~/modules/moderation/notify-abuse-report.server";
import { notifyTakeDown } from "~/modules/moderation/notify-take-down.server";
import { encodeAvif } from "~/modules/pictures/encode-avif.server";
import { keepPromise } from "~/modules/publishing/promises/keep-promise.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { republishSites } from "~/modules/publishing/republish-sites.server";
import { sendRequest } from "~/modules/recipients/send-request.server";
import { analyzeSeo } from "~/modules/seo/analyze-seo.server";
import { toTasks } from "./task";

/**
 * What does each task of the catalogue. One that is missing here, and one that the catalogue does not know, does not
 * compile.
 */
export const taskList = toTasks({
  generate_website: ({ runId }, context) => runGeneration({ runId, ...context }),
  encode_avif: ({ websiteId }, { signal }) => encodeAvif({ websiteId, signal }),
  sync_subscription: syncSubscription,
  // Webhooks may be lost while we are away for longer than Stripe repeats them.
  reconcile_subscriptions: async () =>
    log.info("subscriptions to reconcile", { customers: await reconcileSubscriptions() }),
  reconcile_subscription: reconcileSubscription,
  mail_welcome: mailWelcome,
  mail_receipt: mailReceipt,
  notify_lead: notifyLead,
  notify_submission: notifySubmission,
  answer_submission: answerSubmission,
  ask_recipient: sendRequest,
  notify_take_down: notifyTakeDown,
  notify_abuse_report: notifyAbuseReport,
  take_in_arrivals: (_payload, context) => takeInArrivals(context),
  verify_domain: verifyDomain,
  recheck_domains: recheckDomains,
  notify_domain: notifyDomain,
  republish_sites: republishSites,
  republish_site: republishIfBehind,
  roll_up_hits: rollUpHits,
  // With the salts of the day goes what was counted with those of earlier ones.
  keep_salts: async () => {
    await keepSalts();
    await forgetCounts();
  },
  analyze_seo: ({ analysisId }, context) => analyzeSeo({ analysisId, ...context }),
  check_website: ({ websiteId }, context) => checkWebsite({ websiteId, ...context }),
  keep_deploy_promise: ({ websiteId }, context) => keepPromise({ websiteId, ...context }),
  // Loaded once a night: no other task needs what it stands on.
  back_up: async (_payload, { signal }) => {
    const { makeNightlyBackup } = await import("~/modules/backup/nightly-backup.server");
    await makeNightlyBackup({ signal });
  },
  empty_bin: async () => log.info("bin to empty", { ...(await emptyBin()) }),
  remove_binned_website: removeBinnedWebsite,
  remove_account: removeAccount,
  end_plan: endPlan,
  remove_leftovers: async () => log.info("leftovers removed", { ...(await removeLeftovers()) }),
});
