-- What takes a designer's change back alone (null where it is too large to keep), and what the designer offered to do.
ALTER TABLE "designer_messages"
  ADD COLUMN "change" JSONB,
  ADD COLUMN "offers" JSONB;
