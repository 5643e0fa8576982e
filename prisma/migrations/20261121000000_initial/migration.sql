
-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "profile_image_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "id_hash" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "stripe_customer_id" TEXT NOT NULL,
    "stripe_subscription_id" TEXT,
    "status" TEXT NOT NULL DEFAULT 'inactive',
    "current_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "card_brand" TEXT,
    "card_last4" TEXT,
    "synced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" SERIAL NOT NULL,
    "contact_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blobs" (
    "hash" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "br" BYTEA,
    "gzip" BYTEA,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blobs_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "site_codes" (
    "hash" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "css" TEXT NOT NULL,
    "javascript" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_codes_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "websites" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "project_title" TEXT NOT NULL,
    "url" TEXT,
    "brief" JSONB NOT NULL,
    "code_hash" TEXT,
    "preview_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "websites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generation_runs" (
    "id" SERIAL NOT NULL,
    "website_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "designer" TEXT NOT NULL,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "plan" JSONB,
    "error" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "code_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "generation_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assets" (
    "id" SERIAL NOT NULL,
    "website_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "blob_hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "original_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "versions" (
    "id" SERIAL NOT NULL,
    "website_id" INTEGER NOT NULL,
    "version_number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "change_type" TEXT NOT NULL,
    "change_description" TEXT,
    "is_auto_saved" BOOLEAN NOT NULL DEFAULT false,
    "code_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_settings" (
    "website_id" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "style" JSONB NOT NULL,
    "settings" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_settings_pkey" PRIMARY KEY ("website_id")
);

-- CreateTable
CREATE TABLE "designer_messages" (
    "id" SERIAL NOT NULL,
    "website_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "has_changes" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "designer_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deployments" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "website_id" INTEGER NOT NULL,
    "subdomain" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "code_hash" TEXT NOT NULL,
    "current_snapshot_id" INTEGER,
    "google_analytics_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deployments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "id" SERIAL NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "manifest" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "domains" (
    "id" SERIAL NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "host" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "domains_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "edge_clock" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seq" BIGINT NOT NULL DEFAULT 0,
    "epoch" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "edge_clock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "edge_state" (
    "key" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,
    "value" JSONB,

    CONSTRAINT "edge_state_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "edge_renderers" (
    "id" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,
    "epoch" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "edge_renderers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "deployment_id" INTEGER,
    "category_id" INTEGER,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "excerpt" TEXT,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "slug" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" SERIAL NOT NULL,
    "ulid" TEXT NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "is_spam" BOOLEAN NOT NULL DEFAULT false,
    "read_at" TIMESTAMPTZ(3),
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seo_analyses" (
    "id" SERIAL NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "overall_score" INTEGER,
    "performance_score" INTEGER,
    "accessibility_score" INTEGER,
    "best_practices_score" INTEGER,
    "issues" JSONB NOT NULL DEFAULT '[]',
    "recommendations" JSONB NOT NULL DEFAULT '[]',
    "meta_info" JSONB,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "seo_analyses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "raw_hits" (
    "ulid" TEXT NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "visitor_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "referrer" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "raw_hits_pkey" PRIMARY KEY ("ulid")
);

-- CreateTable
CREATE TABLE "daily_stats" (
    "deployment_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "page_views" INTEGER NOT NULL DEFAULT 0,
    "sessions" INTEGER NOT NULL DEFAULT 0,
    "bounces" INTEGER NOT NULL DEFAULT 0,
    "total_duration" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_stats_pkey" PRIMARY KEY ("deployment_id","date")
);

-- CreateTable
CREATE TABLE "dropped_hits" (
    "deployment_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "dropped_hits_pkey" PRIMARY KEY ("deployment_id","date","reason")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_issuer_subject_key" ON "users"("issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_id_hash_key" ON "sessions"("id_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_user_id_key" ON "subscriptions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_customer_id_key" ON "subscriptions"("stripe_customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_subscription_id_key" ON "subscriptions"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "websites_preview_token_key" ON "websites"("preview_token");

-- CreateIndex
CREATE INDEX "websites_owner_id_created_at_idx" ON "websites"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "websites_id_owner_id_key" ON "websites"("id", "owner_id");

-- CreateIndex
CREATE INDEX "generation_runs_website_id_id_idx" ON "generation_runs"("website_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "assets_website_id_path_key" ON "assets"("website_id", "path");

-- CreateIndex
CREATE UNIQUE INDEX "versions_website_id_version_number_key" ON "versions"("website_id", "version_number");

-- CreateIndex
CREATE INDEX "designer_messages_website_id_id_idx" ON "designer_messages"("website_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "deployments_owner_id_key" ON "deployments"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "deployments_website_id_key" ON "deployments"("website_id");

-- CreateIndex
CREATE UNIQUE INDEX "deployments_subdomain_key" ON "deployments"("subdomain");

-- CreateIndex
CREATE UNIQUE INDEX "deployments_current_snapshot_id_key" ON "deployments"("current_snapshot_id");

-- CreateIndex
CREATE UNIQUE INDEX "deployments_website_id_owner_id_key" ON "deployments"("website_id", "owner_id");

-- CreateIndex
CREATE INDEX "snapshots_deployment_id_id_idx" ON "snapshots"("deployment_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "domains_deployment_id_key" ON "domains"("deployment_id");

-- CreateIndex
CREATE UNIQUE INDEX "domains_token_key" ON "domains"("token");

-- CreateIndex
CREATE INDEX "domains_host_idx" ON "domains"("host");

-- CreateIndex
CREATE INDEX "edge_state_seq_idx" ON "edge_state"("seq");

-- CreateIndex
CREATE UNIQUE INDEX "categories_owner_id_slug_key" ON "categories"("owner_id", "slug");

-- CreateIndex
CREATE INDEX "posts_owner_id_created_at_idx" ON "posts"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "posts_deployment_id_slug_key" ON "posts"("deployment_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "submissions_ulid_key" ON "submissions"("ulid");

-- CreateIndex
CREATE INDEX "submissions_deployment_id_received_at_idx" ON "submissions"("deployment_id", "received_at" DESC);

-- CreateIndex
CREATE INDEX "seo_analyses_deployment_id_id_idx" ON "seo_analyses"("deployment_id", "id" DESC);

-- CreateIndex
CREATE INDEX "raw_hits_deployment_id_at_idx" ON "raw_hits"("deployment_id", "at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "websites" ADD CONSTRAINT "websites_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "websites" ADD CONSTRAINT "websites_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assets" ADD CONSTRAINT "assets_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assets" ADD CONSTRAINT "assets_blob_hash_fkey" FOREIGN KEY ("blob_hash") REFERENCES "blobs"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versions" ADD CONSTRAINT "versions_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versions" ADD CONSTRAINT "versions_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_settings" ADD CONSTRAINT "contact_settings_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "designer_messages" ADD CONSTRAINT "designer_messages_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_website_id_owner_id_fkey" FOREIGN KEY ("website_id", "owner_id") REFERENCES "websites"("id", "owner_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_current_snapshot_id_fkey" FOREIGN KEY ("current_snapshot_id") REFERENCES "snapshots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_code_hash_fkey" FOREIGN KEY ("code_hash") REFERENCES "site_codes"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "domains" ADD CONSTRAINT "domains_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seo_analyses" ADD CONSTRAINT "seo_analyses_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "raw_hits" ADD CONSTRAINT "raw_hits_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_stats" ADD CONSTRAINT "daily_stats_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dropped_hits" ADD CONSTRAINT "dropped_hits_deployment_id_fkey" FOREIGN KEY ("deployment_id") REFERENCES "deployments"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema cannot say: checks, partial indexes, the one row of the clock.
ALTER TABLE "users" ADD CONSTRAINT "users_email_check" CHECK (position('@' in "email") > 1);
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status_check"
    CHECK ("status" IN ('inactive', 'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'));
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_hash_check" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "blobs_size_check" CHECK ("size" = octet_length("bytes"));
ALTER TABLE "site_codes" ADD CONSTRAINT "site_codes_hash_check" CHECK ("hash" ~ '^[0-9a-f]{64}$');
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_status_check"
    CHECK ("status" IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
    ADD CONSTRAINT "generation_runs_designer_check" CHECK ("designer" IN ('built-in', 'claude', 'openai')),
    ADD CONSTRAINT "generation_runs_code_check" CHECK (("status" = 'succeeded') = ("code_hash" IS NOT NULL));
CREATE UNIQUE INDEX "generation_runs_open_key" ON "generation_runs"("website_id") WHERE "status" IN ('queued', 'running');
ALTER TABLE "assets" ADD CONSTRAINT "assets_kind_check" CHECK ("kind" IN ('logo', 'image')),
    ADD CONSTRAINT "assets_size_check" CHECK ("width" > 0 AND "height" > 0),
    ADD CONSTRAINT "assets_path_check" CHECK ("path" ~ '^assets/images/[a-z0-9._-]+$');
ALTER TABLE "versions" ADD CONSTRAINT "versions_change_type_check"
    CHECK ("change_type" IN ('initial', 'manual', 'ai_designer', 'contact_form', 'restore')),
    ADD CONSTRAINT "versions_number_check" CHECK ("version_number" > 0);
ALTER TABLE "designer_messages" ADD CONSTRAINT "designer_messages_role_check" CHECK ("role" IN ('user', 'assistant'));
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_subdomain_check"
    CHECK ("subdomain" ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
    ADD CONSTRAINT "deployments_google_analytics_check" CHECK ("google_analytics_id" ~ '^G-[A-Z0-9]+$');
ALTER TABLE "domains" ADD CONSTRAINT "domains_host_check" CHECK ("host" = lower("host") AND length("host") <= 253);
CREATE UNIQUE INDEX "domains_verified_host_key" ON "domains"("host") WHERE "verified_at" IS NOT NULL;
ALTER TABLE "edge_clock" ADD CONSTRAINT "edge_clock_one_row_check" CHECK ("id" = 1);
INSERT INTO "edge_clock" ("id") VALUES (1);
ALTER TABLE "posts" ADD CONSTRAINT "posts_status_check" CHECK ("status" IN ('draft', 'published')),
    ADD CONSTRAINT "posts_published_check" CHECK ("status" = 'draft' OR "published_at" IS NOT NULL);
ALTER TABLE "seo_analyses" ADD CONSTRAINT "seo_analyses_status_check" CHECK ("status" IN ('queued', 'running', 'succeeded', 'failed')),
    ADD CONSTRAINT "seo_analyses_scores_check" CHECK (
        "overall_score" BETWEEN 0 AND 100 AND "performance_score" BETWEEN 0 AND 100
        AND "accessibility_score" BETWEEN 0 AND 100 AND "best_practices_score" BETWEEN 0 AND 100);
ALTER TABLE "raw_hits" ADD CONSTRAINT "raw_hits_kind_check" CHECK ("kind" IN ('view', 'event', 'end'));
ALTER TABLE "dropped_hits" ADD CONSTRAINT "dropped_hits_reason_check" CHECK ("reason" IN
    ('bot', 'datacentre', 'spam referrer', 'own checker', 'foreign host', 'owner preview', 'rate limit', 'malformed'));
