-- A folder of messages is read from its newest message on.
DROP INDEX "submissions_deployment_id_received_at_idx";
CREATE INDEX "submissions_deployment_id_is_spam_received_at_id_idx" ON "submissions"("deployment_id", "is_spam", "received_at" DESC, "id" DESC);

-- The header of every screen counts what nobody has read.
CREATE INDEX "submissions_unread_idx" ON "submissions"("deployment_id") WHERE "read_at" IS NULL AND NOT "is_spam";
