-- That a site was taken off the web by the operator, until it is lifted. It outlives the deployment, so that nobody gets its address meanwhile.
CREATE TABLE "take_downs" (
    "id" SERIAL NOT NULL,
    "deployment_id" INTEGER,
    "subdomain" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "take_downs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "take_downs_reason_check" CHECK (btrim("reason") <> '')
);
CREATE INDEX "take_downs_deployment_id_idx" ON "take_downs"("deployment_id");
CREATE UNIQUE INDEX "take_downs_standing_key" ON "take_downs"("subdomain") WHERE "lifted_at" IS NULL;
ALTER TABLE "take_downs" ADD CONSTRAINT "take_downs_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What somebody wrote about a site; the address as it was typed.
CREATE TABLE "abuse_reports" (
    "id" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "deployment_id" INTEGER,
    "reason" TEXT NOT NULL,
    "details" TEXT NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "abuse_reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "abuse_reports_reason_check" CHECK ("reason" IN ('deception', 'malware', 'illegal', 'rights', 'privacy', 'other'))
);
CREATE INDEX "abuse_reports_deployment_id_idx" ON "abuse_reports"("deployment_id");
CREATE INDEX "abuse_reports_created_at_idx" ON "abuse_reports"("created_at");
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An address at which somebody else may look at a website for some days; only the SHA-256 of its token is kept.
CREATE TABLE "preview_links" (
    "id" SERIAL NOT NULL,
    "website_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "preview_links_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "preview_links_token_hash_key" ON "preview_links"("token_hash");
CREATE INDEX "preview_links_website_id_idx" ON "preview_links"("website_id");
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
