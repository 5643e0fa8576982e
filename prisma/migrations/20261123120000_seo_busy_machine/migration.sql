-- Whether the machine that measured had too much else to do for a score of speed that means anything.
ALTER TABLE "seo_analyses" ADD COLUMN "machine_busy" BOOLEAN NOT NULL DEFAULT false;
