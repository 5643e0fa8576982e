-- Names that a site has given up. They rest before anybody else may have them, and outlive website and owner.
CREATE TABLE "resting_names" (
    "name" TEXT NOT NULL,
    "owner_id" INTEGER,
    "website_id" INTEGER,
    "forms_by_name" BOOLEAN NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "freed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resting_names_pkey" PRIMARY KEY ("name")
);
CREATE INDEX "resting_names_owner_id_taken_at_idx" ON "resting_names"("owner_id", "taken_at");
CREATE INDEX "resting_names_freed_at_idx" ON "resting_names"("freed_at");

-- Forms of the sites that are there may name them: there were no keys when they were published or exported.
ALTER TABLE "deployments" ADD COLUMN "forms_by_name" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "deployments" ADD COLUMN "name_taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "deployments" SET "name_taken_at" = "created_at";
