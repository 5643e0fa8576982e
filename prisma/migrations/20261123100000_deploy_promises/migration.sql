-- A deployment that its owner has asked for and that waits for the end of its website's check, and what came of it.
CREATE TABLE "deploy_promises" (
    "website_id" INTEGER NOT NULL,
    "wish" JSONB NOT NULL,
    "word" TEXT NOT NULL,
    "failure" TEXT,
    "kept_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deploy_promises_pkey" PRIMARY KEY ("website_id")
);
ALTER TABLE "deploy_promises" ADD CONSTRAINT "deploy_promises_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
