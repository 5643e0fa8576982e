import { task } from "../task";

/** Makes the nightly backup. Loaded once a night: no other task needs what it stands on. */
export const backUpTask = task("back_up", async (_payload, { signal }) => {
  const { makeNightlyBackup } = await import("~/modules/backup/nightly-backup.server");
  await makeNightlyBackup({ signal });
});
