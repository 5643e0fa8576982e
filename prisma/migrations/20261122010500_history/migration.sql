-- Why a snapshot was published, what beside the code had changed, and for one brought back, when it was first live.
ALTER TABLE "snapshots" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'redeploy';
ALTER TABLE "snapshots" ADD COLUMN "changes" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "snapshots" ADD COLUMN "source_at" TIMESTAMPTZ(3);
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_kind_check" CHECK ("kind" IN ('deploy', 'redeploy', 'rollback', 'content'));

-- What can be told of the snapshots that are there: the same code again is most likely a changed post or setting.
UPDATE "snapshots" SET "kind" = CASE WHEN told."before" IS NULL THEN 'deploy' ELSE 'content' END
  FROM (SELECT "id", "code_hash", lag("code_hash") OVER (PARTITION BY "deployment_id" ORDER BY "id") AS "before" FROM "snapshots") AS told
 WHERE told."id" = "snapshots"."id" AND (told."before" IS NULL OR told."before" = told."code_hash");
ALTER TABLE "snapshots" ALTER COLUMN "kind" DROP DEFAULT;

-- What changed beside the code since the live snapshot.
ALTER TABLE "deployments" ADD COLUMN "pending_changes" TEXT[] NOT NULL DEFAULT '{}';
