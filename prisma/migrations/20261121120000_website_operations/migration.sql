-- Who made the state that a version holds.
ALTER TABLE "versions" ADD COLUMN "author" TEXT NOT NULL DEFAULT 'owner',
    ADD CONSTRAINT "versions_author_check" CHECK ("author" IN ('owner', 'built-in', 'claude', 'openai'));
UPDATE "versions" SET "author" = "run"."designer" FROM "generation_runs" AS "run"
    WHERE "versions"."change_type" = 'initial' AND "run"."website_id" = "versions"."website_id"
    AND "run"."code_hash" = "versions"."code_hash";

-- A generation again has a brief of its own, which becomes the website's once it succeeds.
ALTER TABLE "generation_runs" ADD COLUMN "brief" JSONB;

-- The one-time key of the form that made a website, and when its generated code was first opened.
ALTER TABLE "websites" ADD COLUMN "form_key" TEXT,
    ADD COLUMN "opened_at" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "websites_owner_id_form_key_key" ON "websites"("owner_id", "form_key");

-- What refers to code and bytes is looked up when these are cleaned away.
CREATE INDEX "websites_code_hash_idx" ON "websites"("code_hash");
CREATE INDEX "versions_code_hash_idx" ON "versions"("code_hash");
CREATE INDEX "generation_runs_code_hash_idx" ON "generation_runs"("code_hash");
CREATE INDEX "deployments_code_hash_idx" ON "deployments"("code_hash");
CREATE INDEX "snapshots_code_hash_idx" ON "snapshots"("code_hash");
CREATE INDEX "assets_blob_hash_idx" ON "assets"("blob_hash");
