-- Each load of an analysis is a job of its own: what is kept between them, and of which state of the website it is.
ALTER TABLE "seo_analyses" ADD COLUMN "code_hash" TEXT,
    ADD COLUMN "reports" JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN "tries" INTEGER NOT NULL DEFAULT 0;
UPDATE "seo_analyses" SET "tries" = "attempt";
