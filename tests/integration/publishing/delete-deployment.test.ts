import { expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { requireClaimable } from "~/modules/domains/require-claimable.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { fullAccount } from "../accounts/full-account";

it("takes what visitors left with the site, keeps what its owner made, and frees the domain", async () => {
  const { actor, websiteId, deployment, postId } = await fullAccount("removed");
  const ownerId = actor.userId;
  await expect(requireClaimable("removed.example.com")).rejects.toMatchObject({ status: 409 });

  await deleteDeployment({ actor, deploymentId: deployment.id });

  const where = { deploymentId: deployment.id };
  const left = await Promise.all([
    db.submission.count({ where }),
    db.rawHit.count({ where }),
    db.dailyStat.count({ where }),
    db.droppedHit.count({ where }),
    db.seoAnalysis.count({ where }),
    db.snapshot.count({ where }),
    db.domain.count({ where }),
  ]);
  expect(left).toEqual([0, 0, 0, 0, 0, 0, 0]);
  await requireClaimable("removed.example.com");
  expect(await db.post.findUniqueOrThrow({ where: { id: postId } })).toMatchObject({ ownerId, deploymentId: null, title: "Open on Sundays", slug: "open-on-sundays" });
  expect(await db.category.count({ where: { ownerId } })).toBe(1);
  const kept = { include: { versions: true, contactSettings: true, assets: true, designerMessages: true } } as const;
  const website = await db.website.findUniqueOrThrow({ where: { id: websiteId }, ...kept });
  expect([website.versions, website.assets, website.designerMessages].map((rows) => rows.length)).toEqual([1, 1, 1]);
  expect(website.contactSettings).not.toBeNull();
});
