-- Pages that are live say less of what is kept of a visit than is kept by now: the worker makes them anew (`republishSites`),
-- those of a closed site once it is open again.
UPDATE "deployments"
   SET "content_revision" = "content_revision" + 1, "pending_changes" = array_append("pending_changes", 'privacy')
 WHERE "withdrawn_at" IS NULL;
