import { z } from "zod";

/**
 * What an archive holds, in this order: what it is, files of DATA_DIR, the database's description, rows, sequences,
 * what there was of all.
 */
export const MANIFEST = "manifest.json";
export const FILES = "files/";
export const DATABASE = "database.json";
export const TABLES = "tables/";
export const SEQUENCES = "sequences.json";
export const END = "end.json";

export const FORMAT = 1;
export const manifest = z.object({ format: z.number(), madeAt: z.iso.datetime() });

/** Written last: whatever has it is whole. Rows by table. */
export const contents = z.object({ files: z.number(), rows: z.record(z.string(), z.number()) });
export type Contents = z.infer<typeof contents>;

/** How many rows there are in all tables. */
export const countRows = ({ rows }: Contents): number => Object.values(rows).reduce((sum, count) => sum + count, 0);
