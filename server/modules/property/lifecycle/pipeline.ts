import type { Operation } from '../../../../generated/model/index.ts'
import { ownRows } from '../../../contract/rights/row.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { withinRights } from '../property.policy.ts'

/**
 * Whose homes are counted: those one person looks after or entered, or with null all of the agency.
 */
export interface Whose {
  agencyId: string
  userId: string | null
}

/** A home that something happened to. */
export interface Passed {
  id: string
  ref: string
  title: string
  at: Date
}

/** How many, and the newest of them. */
export interface Counted<T> {
  count: number
  items: T[]
}

const MOST = 50

export const of = ({ agencyId, userId }: Whose): RawBuilder<unknown> =>
  userId === null
    ? sql`agency_id = ${agencyId}::uuid and deleted_at is null`
    : sql`agency_id = ${agencyId}::uuid and deleted_at is null and ${ownRows('property', userId)}`

async function passed(
  db: Db,
  at: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  from: Date,
  to: Date,
): Promise<Counted<Passed>> {
  const { rows } = await sql<Passed & { total: number }>`
    select id, ref, title, at, count(*) over ()::int as total
    from (select id, ref, title, ${at} as at from property where ${condition}) p
    where at >= ${from} and at < ${to} order by at desc, id desc limit ${MOST}`.execute(db)
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ id, ref, title, at: when }) => ({ id, ref, title, at: when })),
  }
}

/** A day as this version writes it; what another wrote otherwise is none, and no cast fails. */
export const aDay = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`substring(${text} from '^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$')`
const SIGNED_ON = sql`
  coalesce(${aDay(sql`doc #>> '{mandate,signedOn}'`)}, ${aDay(sql`doc #>> '{mandate,startsOn}'`)})`
/** The month first: a 31st of February is the 3rd of March, and no error. */
const MANDATE_DAY = sql`
  ((left(${SIGNED_ON}, 8) || '01')::date + right(${SIGNED_ON},
    2)::int - 1)::timestamp at time zone 'Europe/Madrid'`

/** Homes whose mandate was signed (or, not being known, began) between two instants. */
export const capturedBetween = (
  db: Db,
  whose: Whose,
  from: Date,
  to: Date,
): Promise<Counted<Passed>> => passed(db, MANDATE_DAY, of(whose), from, to)

/** Homes put on the market for the first time between two instants. */
export const publishedBetween = (
  db: Db,
  whose: Whose,
  from: Date,
  to: Date,
): Promise<Counted<Passed>> => passed(db, sql`published_at`, of(whose), from, to)

/** Homes sold or let by the agency between two instants; what another sold does not count. */
export const closedBetween = (
  db: Db,
  whose: Whose,
  from: Date,
  to: Date,
): Promise<Counted<Passed>> =>
  passed(
    db,
    sql`closed_at`,
    sql`${of(whose)} and status = 'closed' and substatus is distinct from 'EXTERNAL'`,
    from,
    to,
  )

/** A price that is another than it was. EUR cents; null: none. */
export interface PriceMove extends Passed {
  operation: Operation
  old: number | null
  new: number | null
}

/**
 * Prices that changed since an instant, newest first, of homes the actor may read; what went there
 * and back is none.
 */
export async function priceMoves(db: Db, actor: Actor, since: Date): Promise<PriceMove[]> {
  const rows = await db
    .selectFrom('property_history')
    .innerJoin('property', 'property.id', 'property_history.property_id')
    .select([
      'property.id',
      'property.ref',
      'property.title',
      'property_history.at',
      'property_history.field',
      'property_history.old',
      'property_history.new',
    ])
    .where('property_history.kind', '=', 'PRICE')
    .where('property_history.at', '>=', since)
    .where(
      'property_history.property_id',
      'in',
      db.selectFrom('property').select('id').where(withinRights(actor)),
    )
    .orderBy('property_history.id', 'desc')
    .limit(500)
    .execute()
  const moves = new Map<string, PriceMove>()
  for (const { id, ref, title, at, field, old, new: now } of rows) {
    const operation = /^basics\.offers\.(\w+)\.price$/.exec(field ?? '')?.[1] as
      | Operation
      | undefined
    if (!operation) continue
    const price = (value: typeof old) => (typeof value === 'number' ? value : null)
    const later = moves.get(`${id} ${operation}`)
    if (later) later.old = price(old)
    else
      moves.set(`${id} ${operation}`, {
        id,
        ref,
        title,
        at,
        operation,
        old: price(old),
        new: price(now),
      })
  }
  return [...moves.values()].filter((move) => move.old !== move.new)
}
