-- Who caused a publication: its owner, or Plinth by itself.
ALTER TABLE "snapshots" ADD COLUMN "author" TEXT NOT NULL DEFAULT 'owner';
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_author_check" CHECK ("author" IN ('owner', 'plinth'));

-- Posts and settings were changed by people; smaller pictures and domains mostly by what Plinth found.
UPDATE "snapshots" SET "author" = 'plinth' WHERE "kind" = 'content' AND "changes" <@ ARRAY['pictures', 'domain'];
