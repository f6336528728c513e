import type { Holdings, HoldingKind } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { countRules } from './inbox.ts'
import { allHeld, heldBy, type Held } from './holdings.ts'

/** Counts by kind, in the order of the rules. */
export function toHoldings(counts: [HoldingKind, number][]): Holdings {
  const sums = new Map<HoldingKind, number>()
  for (const [kind, count] of counts) if (count > 0) sums.set(kind, (sums.get(kind) ?? 0) + count)
  const items = [...sums].map(([kind, count]) => ({ kind, count }))
  return { items, total: items.reduce((sum, { count }) => sum + count, 0) }
}

/** What a person holds. */
export async function countHeld(db: Db, userId: string, now: Date): Promise<Holdings> {
  const counts: [HoldingKind, number][] = []
  for (const held of await allHeld(db)) {
    if (held.follows) continue
    const { rows } = await sql<{
      n: number
    }>`
      select count(*)::int as n from ${sql.table(held.table)} t
      where ${heldBy(held, userId, now)}`.execute(db)
    counts.push([held.kind, rows[0]?.n ?? 0])
  }
  counts.push(['rule', await countRules(db, userId)])
  return toHoldings(counts)
}

/** Gives the rows of one column to somebody else; answers their ids where they have one. */
export async function give(
  trx: Db,
  held: Held,
  from: string,
  to: string,
  now: Date,
): Promise<(string | null)[]> {
  const { rows } = await sql<{
    id: string | null
  }>`update ${sql.table(held.table)} t set ${sql.ref(held.column)} = ${to}${held.also ?? sql``}
    where ${heldBy(held, from, now)} returning to_jsonb(t) ->> 'id' as id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Before events change hands: of one that both have in their diaries (the same invitation brought
 * in twice) the leaver's copy is put away; where the leaver only comes along, the colleague comes
 * instead.
 */
export async function clearDiary(trx: Db, from: string, to: string, now: Date): Promise<void> {
  await sql`
    update agenda_event t set deleted_at = ${now}, updated_at = ${now} where organiser_id = ${from}
    and deleted_at is null and series_id is null
    and exists (select 1 from agenda_event o where o.organiser_id = ${to} and o.uid = t.uid
    and o.deleted_at is null and o.series_id is null)`.execute(trx)
  const coming = sql`
    select e.id from agenda_event e where e.deleted_at is null and (case
    when e.rrule is null then e.ends_at > ${now} else e.until_at is null or e.until_at > ${now}
    end)`
  await sql`
    delete from agenda_attendee a where a.user_id = ${from} and a.event_id in (${coming})
    and (exists (select 1 from agenda_attendee o where o.event_id = a.event_id
    and o.user_id = ${to})
    or exists (select 1 from agenda_event e where e.id = a.event_id
    and e.organiser_id in (${from}, ${to})))`.execute(trx)
  await sql`
    update agenda_attendee a set user_id = ${to} where a.user_id = ${from}
    and a.event_id in (${coming})`.execute(trx)
}
