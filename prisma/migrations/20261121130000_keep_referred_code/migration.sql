-- Code that a website or a run refers to cannot be cleaned away; before, the reference would have been.
ALTER TABLE "websites" DROP CONSTRAINT "websites_code_hash_fkey",
    ADD CONSTRAINT "websites_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "generation_runs" DROP CONSTRAINT "generation_runs_code_hash_fkey",
    ADD CONSTRAINT "generation_runs_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
