-- A website has one deployment for good. What is taken off the web keeps its row, with all that belongs to it, until it is deployed again.
ALTER TABLE "deployments" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);

-- One website of an owner is live at a time, and a name leads to one live website.
DROP INDEX "deployments_owner_id_key";
CREATE UNIQUE INDEX "deployments_live_owner_key" ON "deployments"("owner_id") WHERE "withdrawn_at" IS NULL;
CREATE INDEX "deployments_owner_id_idx" ON "deployments"("owner_id");
DROP INDEX "deployments_subdomain_key";
CREATE UNIQUE INDEX "deployments_live_subdomain_key" ON "deployments"("subdomain") WHERE "withdrawn_at" IS NULL;
CREATE INDEX "deployments_subdomain_idx" ON "deployments"("subdomain");

-- The domain of a website that is not live answers nothing, and keeps nobody else from it.
ALTER TABLE "domains" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);
DROP INDEX "domains_verified_host_key";
CREATE UNIQUE INDEX "domains_verified_host_key" ON "domains"("host") WHERE "verified_at" IS NOT NULL AND "withdrawn_at" IS NULL;
