-- What a designer claimed on a website that nothing of its owner's says, and whether the owner has confirmed it.
CREATE TABLE "website_claims" (
    "website_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "website_claims_pkey" PRIMARY KEY ("website_id","key"),
    CONSTRAINT "website_claims_kind_check" CHECK ("kind" IN ('phone', 'email', 'address', 'price', 'hours', 'date', 'number', 'percentage', 'award', 'certification', 'person', 'testimonial')),
    CONSTRAINT "website_claims_author_check" CHECK ("author" IN ('built-in', 'claude', 'openai')),
    CONSTRAINT "website_claims_state_check" CHECK ("state" IN ('open', 'confirmed'))
);
ALTER TABLE "website_claims" ADD CONSTRAINT "website_claims_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
