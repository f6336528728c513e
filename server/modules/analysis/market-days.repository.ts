import {
  PublicOperation,
  type AnalysisPriceBand,
  type GetAnalysisMarketDaysParams,
} from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { Followed } from './survival.ts'
import { theirHomes, type Asker } from './whose.ts'

/** Which homes are followed: first published in [start, end). */
export interface MarketDays {
  start: Date
  end: Date
  now: Date
  query: Pick<GetAnalysisMarketDaysParams, 'island' | 'type' | 'operation' | 'band'>
}

/** A home that was followed; `agency` tells how many agencies there are. */
export interface FollowedRow extends Followed {
  agency: string
}

const DAY = 86_400

/** Sold or let by the agency itself, as everywhere (closedBetween of module property). */
const soldBy = (now: Date): RawBuilder<unknown> => sql`
  (p.status = 'closed' and p.substatus is distinct from 'EXTERNAL' and p.closed_at <= ${now})`

/** From, and below. EUR cents. */
const BANDS: Record<AnalysisPriceBand, [number, number]> = {
  low: [0, 25_000_000],
  middle: [25_000_000, 50_000_000],
  high: [50_000_000, 100_000_000],
  top: [100_000_000, 100_000_000_000],
}

const wanted = (
  { start, end, query }: MarketDays,
  price: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  p.published_at >= ${start} and p.published_at < ${end} and p.deleted_at is null
  ${query.island ? sql`and p.island = ${query.island}` : sql``}
  ${query.type ? sql`and p.type = ${query.type}` : sql``}
  ${query.operation?.length ? sql`and p.operations && ${query.operation}::text[]` : sql``}
  ${
    query.band
      ? sql`and ${price} >= ${BANDS[query.band][0]}::bigint
    and ${price} < ${BANDS[query.band][1]}::bigint`
      : sql``
  }`

async function followed(
  db: Db,
  of: MarketDays,
  whose: RawBuilder<unknown>,
  price: RawBuilder<unknown> = sql`p.price`,
): Promise<FollowedRow[]> {
  const sold = soldBy(of.now)
  const { rows } = await sql<FollowedRow>`
    select p.agency_id as agency, coalesce(${sold}, false) as sold, greatest(0, floor(extract(epoch from
      least(${of.now}::timestamptz, case when ${sold} then p.closed_at else l.withdrawn_at end)
      - p.published_at) / ${DAY}))::int as days
    from property p join listing l on l.id = p.id
    where ${whose} and ${wanted(of, price)}`.execute(db)
  return rows
}

/** The agency's homes, a branch's, or those one person looks after or entered. */
export const ownHomes = (db: Db, of: MarketDays, whose: Asker) =>
  followed(db, of, theirHomes(whose))

/** What strangers are shown; nothing of one that is told on request. */
const SHOWN_PRICE = sql`
  substring(l.public #>> '{prices,0,price}' from '^[0-9]{1,12}$')::bigint`

const isShown = (operation: string): boolean => operation in PublicOperation

/**
 * Homes of other agencies that strangers have seen: when each was published, and when it was sold
 * or went. How else they are offered strangers have not seen, so none is found by it.
 */
export async function othersHomes(
  db: Db,
  { query, ...of }: MarketDays,
  agencyId: string,
): Promise<FollowedRow[]> {
  const { operation: asked = [] } = query
  const operation = asked.filter(isShown)
  if (asked.length > 0 && operation.length === 0) return []
  return followed(
    db,
    { ...of, query: { ...query, operation } },
    sql`p.agency_id <> ${agencyId}::uuid`,
    SHOWN_PRICE,
  )
}
