-- Verified domains are looked after: which of their names lead here, which one visitors see, and whether they still work.
ALTER TABLE "domains"
    ADD COLUMN "shows_www" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "served" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "hint" TEXT,
    ADD COLUMN "failed_checks" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "failing_since" TIMESTAMPTZ(3),
    ADD COLUMN "broken_at" TIMESTAMPTZ(3),
    ADD COLUMN "recovered_at" TIMESTAMPTZ(3);
UPDATE "domains" SET "served" = ARRAY["host"] WHERE "verified_at" IS NOT NULL;
