-- When its owner said to have looked over what was read of the brief. Null for all websites of before: that their lists
-- were shown says nothing.
ALTER TABLE "websites" ADD COLUMN "facts_read_at" TIMESTAMPTZ(3);
