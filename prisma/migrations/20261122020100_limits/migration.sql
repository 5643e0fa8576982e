-- What renderers know an account by. Rows of the edge state that are there already get it with a move of the clock.
ALTER TABLE "users" ADD COLUMN "edge_key" UUID NOT NULL DEFAULT gen_random_uuid();
WITH "moved" AS (UPDATE "edge_clock" SET "seq" = "seq" + 1 WHERE "id" = 1 RETURNING "seq")
UPDATE "edge_state" SET "seq" = "moved"."seq", "value" = "value" || jsonb_build_object('account', "users"."edge_key"::text)
  FROM "moved", "deployments" JOIN "users" ON "users"."id" = "deployments"."owner_id"
 WHERE "edge_state"."key" = 'site:' || "deployments"."id" AND "edge_state"."value" IS NOT NULL;

-- What limits count, under keyed hashes with the day's salt; rows go after a day.
CREATE TABLE "limit_events" (
    "key" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limit_events_pkey" PRIMARY KEY ("key", "event")
);
CREATE INDEX "limit_events_at_idx" ON "limit_events"("at");
