import { sql, uuidv7, withAdvisoryLock, type Db, type RawBuilder } from '../../db/index.ts'
import type { Tables } from '../../db/index.ts'
import type { Buyer } from './count/buyers.ts'
import type { Edition } from './count/told.ts'

/** What parts the prices of an operation and family from a year on. */
export type BandRow = Tables['unmet_band']

/** The newest cuts of each operation and family up to a year. */
export async function bandsUntil(db: Db, year: number): Promise<BandRow[]> {
  const { rows } = await sql<Omit<BandRow, 'cuts'> & { cuts: string[] }>`
    select distinct on (operation, family) year, operation, family, cuts, homes
    from unmet_band where year <= ${year} order by operation, family, year desc`.execute(db)
  return rows.map((row) => ({ ...row, cuts: row.cuts.map(Number) }))
}

/**
 * The buyers that contacts are, by the id asked for: of a merged one that which it is part of. Rights
 * are the caller's.
 */
export async function buyersOf(db: Db, ids: readonly string[]): Promise<Map<string, Buyer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Buyer & { asked: string }>`
    with recursive up as (
      select id as asked, id, merged_into_id from contact where id = any(${ids}::uuid[])
      union select up.asked, c.id, c.merged_into_id from up join contact c on c.id = up.merged_into_id
    ) select up.asked, up.id as "contactId",
        coalesce(array_agg(r.value) filter (where r.kind = 'email'), '{}') as emails,
        coalesce(array_agg(r.value) filter (where r.kind = 'phone'), '{}') as phones
      from up left join contact_reach r on r.contact_id = up.id
      where up.merged_into_id is null group by up.asked, up.id`.execute(db)
  return new Map(rows.map(({ asked, ...buyer }) => [asked, buyer]))
}

/** Whether a day (YYYY-MM-DD) has its edition. */
export async function hasEdition(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`select from unmet_edition where day = ${day}::date limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Keeps a day's edition with its bands, and no other, also of a day that a clock which ran ahead took
 * it for; a day that has one keeps that.
 */
export async function saveEditions(
  trx: Db,
  { day, at, bands }: { day: string; at: Date; bands: readonly BandRow[] },
  editions: ReadonlyMap<string | null, Edition>,
): Promise<void> {
  await withAdvisoryLock(trx, 'unmet.edition')
  if (await hasEdition(trx, day)) return
  if (bands.length > 0)
    await trx
      .insertInto('unmet_band')
      .values([...bands])
      .onConflict((on) => on.doNothing())
      .execute()
  for (const [agencyId, { cells, buyers, own, supply }] of editions)
    // An agency that was closed meanwhile has none.
    await sql`
      insert into unmet_edition (id, day, agency_id, cells, buyers, own, supply, made_at)
      select ${uuidv7()}::uuid, ${day}::date, ${agencyId}::uuid, ${cells}::int4[],
        ${buyers}::int4[], ${own}::int4[], ${supply}::int4[], ${at}::timestamptz
      where ${agencyId}::uuid is null or exists (select from agency where id = ${agencyId}::uuid)`.execute(
      trx,
    )
  await sql`delete from unmet_edition where day <> ${day}::date`.execute(trx)
}

/** A cell as it is kept. */
export interface KeptCell {
  cell: number
  buyers: number
  own: number
  supply: number
}

/**
 * What an agency is told, of the cells asked for (a condition on `u.cell`): by its own edition, else
 * by that of whoever searches for nobody. Null: nothing was counted yet.
 */
export async function toldCells(
  db: Db,
  agencyId: string,
  which: RawBuilder<unknown>,
): Promise<{ day: string; cells: KeptCell[] } | null> {
  const { rows } = await sql<{ day: string } & (KeptCell | { cell: null })>`
    select e.day::text, u.* from (
      select day, cells, buyers, own, supply from unmet_edition
      where (agency_id = ${agencyId}::uuid or agency_id is null)
        and day = (select max(day) from unmet_edition)
      order by agency_id nulls last limit 1) e
    left join lateral unnest(e.cells, e.buyers, e.own, e.supply)
      as u(cell, buyers, own, supply) on ${which}`.execute(db)
  const [first] = rows
  return first
    ? {
        day: first.day,
        cells: rows.filter((row): row is typeof row & KeptCell => row.cell !== null),
      }
    : null
}
