-- A picture is kept in several widths; those beside the widest are variants of it.
ALTER TABLE "assets" DROP CONSTRAINT "assets_kind_check";
ALTER TABLE "assets" ADD CONSTRAINT "assets_kind_check" CHECK ("kind" IN ('logo', 'image', 'variant'));

-- What a job found out about the AVIF of a picture: its bytes, or none where they would not be clearly fewer.
CREATE TABLE "avif_forms" (
    "blob_hash" TEXT NOT NULL,
    "avif_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "avif_forms_pkey" PRIMARY KEY ("blob_hash")
);
CREATE INDEX "avif_forms_avif_hash_idx" ON "avif_forms"("avif_hash");
ALTER TABLE "avif_forms" ADD CONSTRAINT "avif_forms_blob_hash_fkey" FOREIGN KEY ("blob_hash") REFERENCES "blobs"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "avif_forms" ADD CONSTRAINT "avif_forms_avif_hash_fkey" FOREIGN KEY ("avif_hash") REFERENCES "blobs"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
