import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type pg from "pg";

// Types of PostgreSQL, by their number.
const LETTER = 18;
const TEXT = 25;

/**
 * An adapter through which the schema engine can read PostgreSQL's catalog. Prisma's own refuses the catalog's
 * one-letter type, which the engine asks for: it passes as text, and is marked afterwards.
 */
export function catalogAdapter(pool: pg.Pool): PrismaPg {
  const letters = new WeakMap<object, number[]>();
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const lettersAsText = async (config: pg.QueryConfig) => {
    const result = await query(config);
    const found = result.fields.filter((field) => field.dataTypeID === LETTER);
    letters.set(
      result.rows,
      found.map((field) => result.fields.indexOf(field)),
    );
    for (const field of found) field.dataTypeID = TEXT;
    return result;
  };
  const factory = new PrismaPg(Object.assign(pool, { query: lettersAsText }));
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (statement) => {
      const result = await queryRaw(statement);
      for (const column of letters.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}
