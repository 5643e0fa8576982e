-- When the owner put the list of first steps away; null while it is shown for as long as something in it is open.
ALTER TABLE "users" ADD COLUMN "first_steps_dismissed_at" TIMESTAMPTZ(3);
