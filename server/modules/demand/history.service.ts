import type {
  DemandHistoryEntry,
  DemandHistoryPage,
  DemandNoteInput,
} from '../../../generated/model/index.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { historyWithinRights, readable, saysOfBuyer, writable } from './demand.policy.ts'
import { findDemand } from './demand.repository.ts'
import { addDemandHistory } from './history.ts'
import { tellPerson } from './person-entry.ts'

const PAGE = 24

/** `own`: it is read by who may change the demand (./demand.policy). */
const toEntry = (
  row: Selectable<Tables['demand_history']>,
  names: Map<string, string>,
  own = true,
): DemandHistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  byName: (row.by_user && names.get(row.by_user)) || null,
  text: own || !saysOfBuyer(row) ? row.text : null,
  field: row.field,
  old: row.old,
  new: row.new,
})

/** What happened to a demand, newest first. */
export async function listDemandHistory(
  db: Db,
  actor: Actor,
  id: string,
  { limit = PAGE, cursor: text }: { cursor?: string; limit?: number },
): Promise<DemandHistoryPage> {
  const row = readable(await findDemand(db, id), actor)
  const own = isOwn(row, actor)
  const of = { list: 'listDemandHistory', kind: 'id' } as const
  const cursor = readCursor(text, of, actor.lang)
  let query = db
    .selectFrom('demand_history')
    .selectAll()
    .where('demand_id', '=', id)
    .where(historyWithinRights(own))
  if (cursor) query = query.where('id', '<', cursor.id)
  const found = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: entries, next } = cutPage(found, { ...of, cursor, limit })
  const names = await namesOf(db, [...new Set(entries.flatMap((entry) => entry.by_user ?? []))])
  return {
    items: entries.map((entry) => toEntry(entry, names, own)),
    next,
  }
}

/** Notes something about a demand. */
export async function addNote(
  work: Work,
  id: string,
  { kind, text }: DemandNoteInput,
): Promise<DemandHistoryEntry> {
  const { trx, deps, actor } = work
  const row = writable(await findDemand(trx, id, true), actor)
  await addDemandHistory(trx, id, { kind, by: actor.userId, at: deps.now(), text: text.trim() })
  await tellPerson(work, row, kind, text.trim())
  const entry = await trx
    .selectFrom('demand_history')
    .selectAll()
    .where('demand_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return toEntry(entry, await namesOf(trx, actor.userId ? [actor.userId] : []))
}
