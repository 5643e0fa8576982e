-- Each call of a language model, with what it cost; it outlives the website, since the month's budget counts it.
CREATE TABLE "model_calls" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "website_id" INTEGER,
    "run_id" INTEGER,
    "purpose" TEXT NOT NULL,
    "vendor" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "cached_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "model_calls_purpose_check" CHECK ("purpose" IN ('plan', 'change', 'mend')),
    CONSTRAINT "model_calls_vendor_check" CHECK ("vendor" IN ('claude', 'openai')),
    CONSTRAINT "model_calls_outcome_check" CHECK ("outcome" IN ('complete', 'cut-off', 'refused', 'busy', 'unreachable', 'timeout', 'rejected', 'cancelled', 'failed'))
);
CREATE INDEX "model_calls_owner_id_created_at_idx" ON "model_calls"("owner_id", "created_at");
CREATE INDEX "model_calls_website_id_idx" ON "model_calls"("website_id");
CREATE INDEX "model_calls_run_id_idx" ON "model_calls"("run_id");
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "generation_runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
