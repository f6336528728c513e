import type { Insertable, Selectable, Updateable } from 'kysely'
import { keepStored, unreadStored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import { differing } from '../../redraw/index.ts'
import { lostAreas } from './areas.ts'
import { derive, searchText, type Derived } from './derive.ts'

/** A row of `demand`. */
export type DemandRecord = Selectable<Tables['demand']>

const JSON_COLUMNS = new Set(['doc', 'polygons'])

/** jsonb values must be marked, or the driver sends arrays as SQL arrays. */
function marked<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]: [string, unknown]) => [
    key,
    JSON_COLUMNS.has(key) ? json(value) : value,
  ])
  return Object.fromEntries(entries) as T
}

/** The demand, locked until the transaction ends when `lock` is set; rights are the caller's. */
export function findDemand(db: Db, id: string, lock = false): Promise<DemandRecord | undefined> {
  const query = db.selectFrom('demand').selectAll().where('id', '=', id)
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/**
 * What the demand's document, read as `doc`, holds that nobody can read today, part by part: what
 * the contract does not know, and polygons that are no area.
 */
export async function unreadPart(
  db: Db,
  { id, doc }: Pick<DemandRecord, 'id' | 'doc'>,
): Promise<Record<string, unknown>> {
  const unread = await unreadStored(db, 'demand.doc', { id })
  const polygons = lostAreas(doc.where?.polygons)
  if (polygons.length === 0) return unread
  return { ...unread, where: { ...(unread['where'] as object | undefined), polygons } }
}

export const insertDemand = (
  trx: Db,
  values: Insertable<Tables['demand']>,
): Promise<DemandRecord> =>
  trx.insertInto('demand').values(marked(values)).returningAll().executeTakeFirstOrThrow()

/**
 * Writes columns, those that follow from the document with it, and raises the version, if `version`
 * is still the stored one. Undefined: somebody was faster.
 */
export async function updateDemand(
  trx: Db,
  id: string,
  values: Updateable<Tables['demand']>,
  version: number,
): Promise<DemandRecord | undefined> {
  const doc = values.doc && (await keepStored(trx, 'demand.doc', { id }, values.doc))
  const derived = values.doc && (await derivedOf(trx, id, values.doc))
  return trx
    .updateTable('demand')
    .set(marked({ ...values, ...derived, ...(doc && { doc }) }))
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/**
 * What follows from a document; its last day stands as it is while none is read and another version
 * wrote something beside it: it may be that day, and after it nobody is to be told of homes.
 */
async function derivedOf(db: Db, id: string, doc: DemandRecord['doc']): Promise<Partial<Derived>> {
  const { expires_at: expiry, ...others } = derive(doc)
  if (expiry !== null) return { ...others, expires_at: expiry }
  const { follow } = await unreadStored(db, 'demand.doc', { id })
  return follow === undefined ? { ...others, expires_at: null } : others
}

/**
 * Writes the columns anew that follow from the document where they are not what it says today: no
 * change of the demand, so no version. False: they are.
 */
export async function refreshDemand(trx: Db, row: DemandRecord): Promise<boolean> {
  const search = searchText(row.ref, row.doc)
  const changed = differing(row, { ...(await derivedOf(trx, row.id, row.doc)), search })
  if (changed)
    await trx.updateTable('demand').set(marked(changed)).where('id', '=', row.id).execute()
  return changed !== null
}

/** The agency's next reference: D-0001, D-0002 … */
export async function nextReference(trx: Db, agencyId: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into demand_number (agency_id, last) values (${agencyId}, 1)
    on conflict (agency_id) do update set last = demand_number.last + 1 returning last`.execute(trx)
  return `D-${String(rows[0]?.last ?? 1).padStart(4, '0')}`
}
