import { sql, type Db } from '../../db/index.ts'

/** Where a home's price lay when it was compared. */
export interface Position {
  at: Date
  percentile: number | null
  deltaPct: number | null
}

/** A home whose price waits to be compared. */
export interface Waiting {
  id: string
  agencyId: string
  price: number | null
}

/**
 * Homes on the market, behind one, that were not compared since a moment, or at another price, or by a
 * clock that ran ahead: later than `until`.
 */
export async function waitingHomes(
  db: Db,
  { since, until, after, most }: { since: Date; until: Date; after: string; most: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select p.id, p.agency_id as "agencyId", p.price
    from property p left join valuation_position v on v.property_id = p.id
    where p.id > ${after} and p.status in ('active', 'reserved') and p.deleted_at is null
      and p.published_at is not null and p.operations && array['V', 'A']
      and (v.as_of is null or v.as_of < ${since} or v.as_of > ${until}
        or v.price is distinct from p.price)
    order by p.id limit ${most}`.execute(db)
  return rows
}

export async function savePosition(
  db: Db,
  { id, price }: Waiting,
  { at, percentile, deltaPct }: Position,
): Promise<void> {
  const place = { as_of: at, price, percentile, delta_pct: deltaPct }
  await db
    .insertInto('valuation_position')
    .values({ property_id: id, ...place })
    .onConflict((on) => on.column('property_id').doUpdateSet(place))
    .execute()
}

/** What was compared of homes at the price they have now. Rights are the caller's. */
export async function positionsOf(db: Db, ids: string[]): Promise<Map<string, Position>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Position & { id: string }>`
    select v.property_id as id, v.as_of as at, v.percentile, v.delta_pct as "deltaPct"
    from valuation_position v join property p on p.id = v.property_id
    where v.property_id = any(${ids}::uuid[]) and v.price is not distinct from p.price`.execute(db)
  return new Map(rows.map(({ id, ...position }) => [id, position]))
}
