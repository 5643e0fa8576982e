-- What a renderer finds out about a hit before it forgets who sent it.
ALTER TABLE "raw_hits" ADD COLUMN "campaign" TEXT,
    ADD COLUMN "country" TEXT,
    ADD COLUMN "device" TEXT,
    ADD CONSTRAINT "raw_hits_device_check" CHECK ("device" IN ('phone', 'tablet', 'desktop'));

ALTER TABLE "daily_stats" ADD COLUMN "form_sends" INTEGER NOT NULL DEFAULT 0;

-- The visitors of a day by page, by where they came from, and by what is known of them. They stay when the hits go.
CREATE TABLE "daily_breakdowns" (
    "deployment_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "dimension" TEXT NOT NULL,
    "place" SMALLINT NOT NULL,
    "value" TEXT,
    "visitors" INTEGER NOT NULL,
    "page_views" INTEGER NOT NULL,
    "form_sends" INTEGER NOT NULL,

    CONSTRAINT "daily_breakdowns_pkey" PRIMARY KEY ("deployment_id", "date", "dimension", "place"),
    CONSTRAINT "daily_breakdowns_dimension_check" CHECK ("dimension" IN ('page', 'referrer', 'campaign', 'country', 'device'))
);
ALTER TABLE "daily_breakdowns" ADD CONSTRAINT "daily_breakdowns_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The days whose hits are still there: nobody counts them again unless another hit comes. As `countBreakdowns` does it from now on.
CREATE TEMPORARY TABLE seen ON COMMIT DROP AS
SELECT deployment_id, (at AT TIME ZONE 'UTC')::date AS date, visitor_id, kind, path, referrer, at, ulid FROM raw_hits WHERE kind <> 'end';

UPDATE daily_stats SET form_sends = counted.sends
  FROM (SELECT deployment_id, date, count(*) AS sends FROM seen WHERE kind = 'event' GROUP BY 1, 2) AS counted
 WHERE daily_stats.deployment_id = counted.deployment_id AND daily_stats.date = counted.date;

WITH visitor AS (
    SELECT deployment_id, date, visitor_id, count(*) FILTER (WHERE kind = 'view') AS views, count(*) FILTER (WHERE kind = 'event') AS sends,
           (array_agg(referrer ORDER BY at, ulid) FILTER (WHERE referrer IS NOT NULL))[1] AS referrer
      FROM seen GROUP BY 1, 2, 3),
shown AS (
    SELECT deployment_id, date, 'page' AS dimension, path AS value, visitor_id, count(*) FILTER (WHERE kind = 'view') AS views, count(*) FILTER (WHERE kind = 'event') AS sends
      FROM seen GROUP BY 1, 2, 4, 5
    UNION ALL
    SELECT deployment_id, date, dimension, value, visitor_id, views, sends
      FROM visitor CROSS JOIN LATERAL (VALUES ('referrer', coalesce(referrer, '')), ('campaign', ''), ('country', ''), ('device', '')) AS known (dimension, value)),
placed AS (
    SELECT deployment_id, date, dimension, value,
           least(row_number() OVER (PARTITION BY deployment_id, date, dimension ORDER BY sum(views) DESC, count(*) DESC, value COLLATE "C"), 51) AS place
      FROM shown GROUP BY 1, 2, 3, 4)
INSERT INTO daily_breakdowns
SELECT deployment_id, date, dimension, place, CASE WHEN place <= 50 THEN min(value) END, count(DISTINCT visitor_id), sum(views), sum(sends)
  FROM shown JOIN placed USING (deployment_id, date, dimension, value)
 GROUP BY deployment_id, date, dimension, place;
