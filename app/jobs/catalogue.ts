import { z } from "zod";

/** How a task is run: its payload (ids only; tasks reload state), tries and queue. */
interface TaskDefinition<Payload extends z.ZodType = z.ZodType> {
  payload: Payload;
  maxAttempts: number;
  /** Jobs of one queue run one at a time. */
  queue?: string;
  /** The higher, the later: what is not said is 0. */
  priority?: number;
}

/** Every task there is. A payload is `unknown` until the worker has parsed it with the schema here. */
export const catalogue = {
  generate_website: { payload: z.object({ runId: z.number().int() }), maxAttempts: 3 },
  encode_avif: { payload: z.object({ websiteId: z.number().int() }), maxAttempts: 3, queue: "pictures", priority: 10 },
  sync_subscription: { payload: z.object({ stripeCustomerId: z.string() }), maxAttempts: 10 },
  reconcile_subscriptions: { payload: z.object({}), maxAttempts: 3 },
  reconcile_subscription: { payload: z.object({ stripeCustomerId: z.string() }), maxAttempts: 10, queue: "reconcile" },
  mail_welcome: { payload: z.object({ invoiceId: z.string() }), maxAttempts: 10 },
  mail_receipt: { payload: z.object({ invoiceId: z.string() }), maxAttempts: 10 },
  notify_lead: { payload: z.object({ leadId: z.number().int() }), maxAttempts: 10 },
  notify_submission: { payload: z.object({ submissionId: z.number().int() }), maxAttempts: 10 },
  answer_submission: { payload: z.object({ submissionId: z.number().int() }), maxAttempts: 10 },
  ask_recipient: { payload: z.object({ recipientId: z.number().int() }), maxAttempts: 10 },
  notify_take_down: { payload: z.object({ takeDownId: z.number().int() }), maxAttempts: 10 },
  notify_abuse_report: { payload: z.object({ reportId: z.number().int() }), maxAttempts: 10 },
  take_in_arrivals: { payload: z.object({}), maxAttempts: 10 },
  verify_domain: { payload: z.object({ domainId: z.number().int() }), maxAttempts: 5 },
  recheck_domains: { payload: z.object({}), maxAttempts: 3 },
  notify_domain: { payload: z.object({ domainId: z.number().int() }), maxAttempts: 10 },
  republish_sites: { payload: z.object({}), maxAttempts: 3 },
  republish_site: { payload: z.object({ deploymentId: z.number().int() }), maxAttempts: 10 },
  roll_up_hits: { payload: z.object({ deploymentId: z.number().int(), date: z.iso.date() }), maxAttempts: 10 },
  keep_salts: { payload: z.object({}), maxAttempts: 10 },
  analyze_seo: { payload: z.object({ analysisId: z.number().int() }), maxAttempts: 3, queue: "chromium", priority: 10 },
  check_website: {
    payload: z.object({ websiteId: z.number().int() }),
    maxAttempts: 3,
    queue: "chromium",
    priority: 10,
  },
  keep_deploy_promise: { payload: z.object({ websiteId: z.number().int() }), maxAttempts: 5 },
  back_up: { payload: z.object({}), maxAttempts: 3, queue: "backup", priority: 10 },
  empty_bin: { payload: z.object({}), maxAttempts: 3 },
  remove_binned_website: {
    payload: z.object({ websiteId: z.number().int() }),
    maxAttempts: 10,
    queue: "bin",
    priority: 10,
  },
  remove_account: { payload: z.object({ userId: z.number().int() }), maxAttempts: 10, queue: "bin", priority: 10 },
  end_plan: { payload: z.object({ userId: z.number().int() }), maxAttempts: 10 },
  remove_leftovers: { payload: z.object({}), maxAttempts: 3 },
} satisfies Record<string, TaskDefinition>;

export type TaskName = keyof typeof catalogue;
export type TaskPayload<Name extends TaskName> = z.infer<(typeof catalogue)[Name]["payload"]>;
