-- What a run's designer has written so far, as readable words; null before the first and after the end.
ALTER TABLE "generation_runs" ADD COLUMN "draft" TEXT;

-- Who the owner asked for instead of the designer that the brief names.
ALTER TABLE "generation_runs" ADD COLUMN "wanted" TEXT;
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_wanted_check" CHECK ("wanted" IN ('built-in', 'claude', 'openai'));
