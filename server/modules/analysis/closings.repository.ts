import type { AnalysisClosing } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { MarketDays } from './market-days.repository.ts'
import { theirHomes, type Asker } from './whose.ts'

/** Fewer deals say nothing of the next one. */
const LEAST_DEALS = 30

/**
 * What homes went for in percent of what was asked for them last, by year, island and operation;
 * deals closed through an offer until the end of the period. The asked price is the home's first
 * operation's, so deals of another one are left out.
 */
export async function closingsOf(
  db: Db,
  { end, now, query }: Pick<MarketDays, 'end' | 'now' | 'query'>,
  whose: Asker,
): Promise<AnalysisClosing[]> {
  const { rows } = await sql<AnalysisClosing>`
    select island, year, operation, count(*)::int as n,
      case when count(*) >= ${LEAST_DEALS} then round((percentile_cont(0.5) within group
        (order by close_price::float / price))::numeric * 100, 1)::float end as "ratioPct"
    from (
      select p.island, p.price, o.operation, o.close_price,
        date_part('year', min(t.at) at time zone 'Europe/Madrid')::int as year
      from offer o join property p on p.id = o.property_id join offer_turn t on t.offer_id = o.id
      where ${theirHomes(whose)} and o.agency_id = p.agency_id
        and o.stage = 'closed' and o.close_price > 0 and t.act = 'close'
        and o.operation = p.operations[1] and p.price > 0 and p.island is not null
        ${query.operation?.length ? sql`and o.operation = any(${query.operation}::text[])` : sql``}
        ${query.island ? sql`and p.island = ${query.island}` : sql``}
        ${query.type ? sql`and p.type = ${query.type}` : sql``}
      group by p.id, o.id having min(t.at) < least(${end}::timestamptz, ${now}::timestamptz)
    ) deals group by island, year, operation
    order by year desc, n desc, island, operation limit 60`.execute(db)
  return rows
}
