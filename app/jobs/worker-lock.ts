/**
 * First key of the advisory lock that each worker process holds for as long as it lives; the second is hashtext()
 * of the name under which it locks jobs. Who counts workers and who frees lost jobs looks for it in pg_locks.
 */
export const WORKER_LOCK_CLASS = 1_347_178_057;
