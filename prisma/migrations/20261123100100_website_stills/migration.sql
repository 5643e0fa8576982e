-- A small picture of each website for its owner's screens, and of which state of its code; none where a browser could make none.
CREATE TABLE "website_stills" (
    "website_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "hash" TEXT,
    "bytes" BYTEA,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "website_stills_pkey" PRIMARY KEY ("website_id")
);
ALTER TABLE "website_stills" ADD CONSTRAINT "website_stills_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
