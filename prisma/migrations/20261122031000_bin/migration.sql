-- What is in the bin belongs to nobody: no read of an owner's finds it, whatever it asks.
ALTER TABLE "websites" ALTER COLUMN "owner_id" DROP NOT NULL;
ALTER TABLE "deployments" ALTER COLUMN "owner_id" DROP NOT NULL;
ALTER TABLE "posts" ALTER COLUMN "owner_id" DROP NOT NULL;

-- The key of both columns holds nothing while there is no owner; this one always does.
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "binned_websites" (
    "website_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "binned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "binned_websites_pkey" PRIMARY KEY ("website_id")
);
CREATE INDEX "binned_websites_owner_id_idx" ON "binned_websites"("owner_id");
CREATE INDEX "binned_websites_binned_at_idx" ON "binned_websites"("binned_at");
ALTER TABLE "binned_websites" ADD CONSTRAINT "binned_websites_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "binned_websites" ADD CONSTRAINT "binned_websites_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "users" ADD COLUMN "binned_at" TIMESTAMPTZ(3);
CREATE INDEX "users_binned_at_idx" ON "users"("binned_at");
