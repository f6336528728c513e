/** The door of module demand; README.md says what each does and how to call it. */
import './contract-redraw.ts'
import './desk-count.ts'
import './found.ts'
import './own-texts.ts'
import type { DemandRow } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { readable, withinRights, writable } from './demand.policy.ts'
import { findDemand, type DemandRecord } from './demand.repository.ts'
import { toRows } from './list.service.ts'

export type { DemandDoc, DemandRing } from '../../db/tables/demand.ts'
export { unreadPart, type DemandRecord } from './demand.repository.ts'
export { derive as columnsOf } from './derive.ts'
export type { NewHistoryEntry } from './history.ts'
export { demandPart } from './person-part.ts'
export { bringDemand, discardDemand } from './brought.ts'
export { handlers } from './demand.handlers.ts'
export { addDemandHistory } from './history.ts'
export { personOf as buyerOf } from './person.ts'
export { sightOf } from './demand.policy.ts'
export { restoreDemand, restoreDemandHistory } from './restore.ts'
export { changeDemandStatus } from './status.service.ts'
export { titleOf as demandTitle } from './title.ts'
export { onDemandChange } from './watch.ts'

/** A demand without rights, for other rooms of the server; null when there is none. */
export async function loadDemand(db: Db, id: string): Promise<DemandRecord | null> {
  return (await findDemand(db, id)) ?? null
}

/** The demand if the actor may read it; throws 404 otherwise. */
export async function readableDemand(db: Db, actor: Actor, id: string): Promise<DemandRecord> {
  return readable(await findDemand(db, id), actor)
}

/**
 * The demand if the actor may change it, locked until the transaction ends; throws 404, or 403 for
 * what they may only read.
 */
export async function writableDemand(trx: Db, actor: Actor, id: string): Promise<DemandRecord> {
  return writable(await findDemand(trx, id, true), actor)
}

/** Demands of people within the actor's rights, newest first; those put away are left out. */
export async function demandsOfContact(
  db: Db,
  actor: Actor,
  contactIds: string[],
): Promise<DemandRow[]> {
  if (contactIds.length === 0) return []
  const rows = await db
    .selectFrom('demand')
    .selectAll()
    .where(withinRights(actor))
    .where('contact_id', 'in', contactIds)
    .where('archived_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .execute()
  return toRows(db, actor, rows)
}

/**
 * Which of these demands are the actor's own. Of any other, which a colleague shares, the words of
 * buyer and agent are not told.
 */
export async function ownDemands(db: Db, actor: Actor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('demand')
    .select(['id', 'agent_id', 'created_by'])
    .where('agency_id', '=', actor.agencyId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.flatMap((row) => (isOwn(row, actor) ? row.id : [])))
}

/** Ids of every demand the actor may read, as a query for another's condition. */
export const demandVisible = (db: Db, actor: Actor) =>
  db.selectFrom('demand').select('id').where(withinRights(actor))
