-- A website is measured several times in one run, which shows how far it is, can be tried again and can be cancelled.
ALTER TABLE "seo_analyses" ADD COLUMN "seo_score" INTEGER,
    ADD COLUMN "attempt" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "loads_done" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "loads_wanted" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE "seo_analyses" DROP CONSTRAINT "seo_analyses_status_check",
    ADD CONSTRAINT "seo_analyses_status_check" CHECK ("status" IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
    ADD CONSTRAINT "seo_analyses_seo_score_check" CHECK ("seo_score" BETWEEN 0 AND 100),
    ADD CONSTRAINT "seo_analyses_measured_check" CHECK (
        "status" <> 'succeeded' OR num_nulls("overall_score", "performance_score", "accessibility_score", "best_practices_score", "seo_score") = 0);

-- Asking twice gives the same run.
CREATE UNIQUE INDEX "seo_analyses_open_key" ON "seo_analyses"("deployment_id") WHERE "status" IN ('queued', 'running');
