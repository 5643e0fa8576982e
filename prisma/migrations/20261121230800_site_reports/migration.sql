-- What the checks say of one state of a website's code, by one version of their rules.
CREATE TABLE "site_reports" (
    "website_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "findings" JSONB NOT NULL,
    "browser_state" TEXT NOT NULL DEFAULT 'waiting',
    "browser_findings" JSONB NOT NULL DEFAULT '[]',
    "browser_reason" TEXT,
    "weight" JSONB NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_reports_pkey" PRIMARY KEY ("website_id", "code_hash", "rules"),
    CONSTRAINT "site_reports_browser_state_check" CHECK ("browser_state" IN ('waiting', 'done', 'missing', 'failed'))
);
CREATE INDEX "site_reports_code_hash_idx" ON "site_reports"("code_hash");
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A report is worth nothing without what it is of: it never keeps code from being cleaned away.
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
