-- What a site shows beside its code (posts, tracking, privacy page) has a revision; the live site says which it shows.
ALTER TABLE "deployments" ADD COLUMN "content_revision" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "published_revision" INTEGER NOT NULL DEFAULT 0;

-- A visitor's id with the salt of the day before, in the first half hour of a day: a session does not end at midnight.
ALTER TABLE "raw_hits" ADD COLUMN "prior_visitor_id" BIGINT;

-- What renderers took from visitors and handed on. A row that cannot be taken in stays, with the reason.
CREATE TABLE "arrivals" (
    "ulid" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT,
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "arrivals_pkey" PRIMARY KEY ("ulid"),
    CONSTRAINT "arrivals_kind_check" CHECK ("kind" IN ('form', 'hit'))
);
