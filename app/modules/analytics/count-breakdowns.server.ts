import { Prisma, type Tx } from "~/lib/db.server";
import { addDays, startOfDay, type UtcDay } from "~/lib/utc-day";

/** By what the visitors of a day are counted; a closed list, which the database checks too. */
export const DIMENSIONS = ["page", "referrer", "campaign", "country", "device"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** So many values of a dimension have a place of their own on a day; the others are counted together. */
export const MOST_VALUES = 50;

/**
 * Counts the visitors of a day of a deployment anew by each dimension, from its hits. A visitor counts for every page
 * that they saw, and for the first referrer, campaign, country and device that they showed on the day.
 */
export async function countBreakdowns(
  tx: Tx,
  { deploymentId, date }: { deploymentId: number; date: UtcDay },
): Promise<void> {
  const day = startOfDay(date);
  await tx.dailyBreakdown.deleteMany({ where: { deploymentId, date: day } });
  // One statement, so that however many hits there are, none of them comes here.
  await tx.$executeRaw`
    with seen as (
      select * from raw_hits
       where deployment_id = ${deploymentId} and at >= ${day}::timestamptz and at < ${startOfDay(addDays(date, 1))}::timestamptz and kind <> 'end'),
    visitor as (
      select visitor_id, ${counts}, ${first("referrer")}, ${first("campaign")}, ${first("country")}, ${first("device")}
        from seen group by visitor_id),
    shown as (
      select 'page' as dimension, path as value, visitor_id, ${counts} from seen group by path, visitor_id
      union all
      select dimension, value, visitor_id, views, sends from visitor cross join lateral
             (values ('referrer', referrer), ('campaign', campaign), ('country', country), ('device', device)) as known (dimension, value)),
    placed as (
      select dimension, value, least(row_number() over (
               partition by dimension order by sum(views) desc, count(*) desc, value collate "C"), ${MOST_VALUES + 1}) as place
        from shown group by dimension, value)
    insert into daily_breakdowns (deployment_id, date, dimension, place, value, visitors, page_views, form_sends)
    select ${deploymentId}::int, ${date}::date, dimension, place, case when place <= ${MOST_VALUES} then min(value) end,
           count(distinct visitor_id), sum(views), sum(sends)
      from shown join placed using (dimension, value) group by dimension, place`;
}

const counts = Prisma.sql`count(*) filter (where kind = 'view') as views, count(*) filter (where kind = 'event') as sends`;

/** The first value that a visitor showed, the empty text for none. */
function first(column: Exclude<Dimension, "page">): Prisma.Sql {
  const name = Prisma.raw(column);
  return Prisma.sql`coalesce((array_agg(${name} order by at, ulid) filter (where ${name} is not null))[1], '') as ${name}`;
}
