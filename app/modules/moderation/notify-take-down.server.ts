import { sendMail } from "~/integrations/mail/send-mail.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { siteAddress } from "../deployment-record/site-address.server";

const withOwner = { deployment: { include: { owner: { select: { email: true } }, domain: true } } } as const;

/**
 * Tells an owner by mail that their site was taken down, or may be seen again; nobody when the account or website is
 * deleted.
 */
export async function notifyTakeDown({ takeDownId }: { takeDownId: number }): Promise<void> {
  const found = await db.takeDown.findUnique({ where: { id: takeDownId }, include: withOwner });
  const owner = found?.deployment?.owner;
  if (!found?.deployment || !owner) return;
  const { deployment, reason, liftedAt } = found;
  const about = { title: deployment.title, address: siteAddress(deployment), reason };
  await sendMail({
    key: `take-down-${takeDownId}${liftedAt ? "-lifted" : ""}`,
    to: owner.email,
    replyTo: { name: "Plinth", address: env.SUPPORT_EMAIL },
    ...(liftedAt ? liftedMail(about, deployment) : takenDownMail(about)),
  });
}

interface About {
  title: string;
  address: string;
  reason: string;
}

const takenDownMail = ({ title, address, reason }: About) => ({
  subject: `We took your website ${title} off the web`,
  text: `We took your website ${title} off the web:
${address}

Why: ${reason}

Visitors see a notice that the site is not available. Everything is still in your account: you can look at the website, change it and export it. Until we lift this, you cannot publish it or delete it.

If you have mended what this is about, or think that we are wrong, reply to this mail or write to ${env.SUPPORT_EMAIL}.
`,
});

const liftedMail = (
  { title, address }: About,
  { isActive, withdrawnAt }: { isActive: boolean; withdrawnAt: Date | null },
) => ({
  subject: `Your website ${title} ${isActive && !withdrawnAt ? "is back on the web" : "may be published again"}`,
  text:
    isActive && !withdrawnAt
      ? `Your website ${title} is back on the web, as it was before we took it down:\n${address}\n\nWhat you changed since is shown once you redeploy it.\n`
      : `We no longer keep your website ${title} off the web. You had taken it off the web yourself, so visitors see it once you publish it again:\n${env.APP_ORIGIN}/deployments\n`,
});
