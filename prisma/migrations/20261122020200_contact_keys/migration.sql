-- What a website's contact forms say they belong to, wherever they stand: 244 random bits, longer than any name of a site.
ALTER TABLE "websites" ADD COLUMN "contact_key" TEXT NOT NULL DEFAULT replace((gen_random_uuid())::text || (gen_random_uuid())::text, '-', '');
CREATE UNIQUE INDEX "websites_contact_key_key" ON "websites"("contact_key");

-- Renderers know the keys of the sites that are there.
WITH clock AS (UPDATE "edge_clock" SET "seq" = "seq" + 1 WHERE "id" = 1 RETURNING "seq")
INSERT INTO "edge_state" ("key", "seq", "value")
SELECT 'form:' || website."contact_key", clock."seq", jsonb_build_object('name', deployment."subdomain")
  FROM clock, "deployments" AS deployment JOIN "websites" AS website ON website."id" = deployment."website_id";
