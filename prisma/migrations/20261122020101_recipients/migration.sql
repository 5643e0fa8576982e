-- Whom an owner named to get the messages of a website, and since when they agree. What forms named until now is in nobody's row.
CREATE TABLE "mail_recipients" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "website_id" INTEGER,
    "address" TEXT NOT NULL,
    "token_hash" TEXT,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_recipients_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_recipients_address_check" CHECK ("address" = lower("address"))
);
CREATE UNIQUE INDEX "mail_recipients_token_hash_key" ON "mail_recipients"("token_hash");
CREATE UNIQUE INDEX "mail_recipients_owner_id_address_key" ON "mail_recipients"("owner_id", "address");
CREATE INDEX "mail_recipients_website_id_idx" ON "mail_recipients"("website_id");
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Addresses that want no such request of anybody, as keyed hashes.
CREATE TABLE "refused_recipients" (
    "mailbox" TEXT NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refused_recipients_pkey" PRIMARY KEY ("mailbox")
);
