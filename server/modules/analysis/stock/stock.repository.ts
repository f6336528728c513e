import type { Operation } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { theirHomes, type Asker } from '../whose.ts'

/** A home on the market, with what visitors did in the last days. */
export interface StockRow {
  id: string
  ref: string
  title: string
  type: string
  operation: Operation
  price: number | null
  days: number
  completenessPct: number
  photos: number
  mandateDays: number | null
  lowered: number
  views: number
  enquiries: number
}

/** Homes that are looked at, the newest. */
const MOST = 2000

interface Of {
  whose: Asker
  operation: Operation[] | undefined
  now: Date
  /** First day that counts for visitors, Europe/Madrid. */
  since: string
}

const ON_MARKET = sql`p.status in ('active', 'reserved') and p.published_at is not null`

/** The homes of somebody on the market; counts of their visitors are three joins over these alone. */
export async function stockOf(db: Db, { whose, operation, now, since }: Of): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with homes as materialized (
      select p.id, p.ref, p.title, p.type, p.operations[1] as operation, p.price,
        p.published_at, p.completeness, p.photo_count, p.mandate_ends from property p
      where ${theirHomes(whose)} and ${ON_MARKET} and p.published_at <= ${now}
        ${operation?.length ? sql`and p.operations && ${operation}::text[]` : sql``}
      order by p.published_at desc, p.id desc limit ${MOST}
    )
    select h.id, h.ref, h.title, h.type, h.operation, h.price,
      floor(extract(epoch from ${now}::timestamptz - h.published_at) / 86400)::int as days,
      h.completeness as "completenessPct", h.photo_count as photos,
      (h.mandate_ends::date - ${dayIn(now)}) as "mandateDays",
      coalesce(c.n, 0) as lowered, coalesce(f.n, 0) as views, coalesce(l.n, 0) as enquiries
    from homes h
    left join (${lowered}) c on c.id = h.id
    left join (${views(since)}) f on f.id = h.id
    left join (${enquiries(since)}) l on l.id = h.id
    order by h.id`.execute(db)
  return rows
}

const dayIn = (now: Date): RawBuilder<unknown> =>
  sql`(${now}::timestamptz at time zone 'Europe/Madrid')::date`

const lowered = sql`
  select property_id as id, count(*)::int as n from property_history
  where kind = 'PRICE' and property_id in (select id from homes)
    and jsonb_typeof(old) = 'number' and jsonb_typeof(new) = 'number'
    and (new #>> '{}')::numeric < (old #>> '{}')::numeric
  group by property_id`

const views = (since: string): RawBuilder<unknown> => sql`
  select listing_id as id, sum(count)::int as n from listing_figure
  where kind = 'view' and day >= ${since}::date and listing_id in (select id from homes)
  group by listing_id`

const enquiries = (since: string): RawBuilder<unknown> => sql`
  select property_id as id, count(*)::int as n from lead
  where not trap and kind <> 'valuation' and property_id in (select id from homes)
    and created_at >= ${since}::timestamp at time zone 'Europe/Madrid'
  group by property_id`
