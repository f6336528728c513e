import type { Demand, DemandHistoryEntry } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { toldOf, type Told } from '../../contract/stored/told.ts'
import { historyRow, sql, type Db } from '../../db/index.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { insertDemand, nextReference } from './demand.repository.ts'
import { derive, searchText } from './derive.ts'
import { PARTS } from './history.ts'
import { keepSilence, speaks } from './silence.ts'
import { demandWasChanged } from './watch.ts'

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const isTaken = async (trx: Db, agencyId: string, ref: string): Promise<boolean> =>
  (await trx
    .selectFrom('demand')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('ref', '=', ref)
    .executeTakeFirst()) !== undefined

/** The reference if it is free here, else the next one; counting goes on behind it. */
async function freeReference(trx: Db, agencyId: string, ref: string): Promise<string> {
  if (await isTaken(trx, agencyId, ref)) {
    for (;;) {
      const next = await nextReference(trx, agencyId)
      if (!(await isTaken(trx, agencyId, next))) return next
    }
  }
  const number = /^D-(\d{1,9})$/.exec(ref)?.[1]
  if (number !== undefined)
    await sql`
      insert into demand_number (agency_id, last) values (${agencyId}, ${Number(number)}::int)
      on conflict (agency_id) do update set last = greatest(demand_number.last,
        excluded.last)`.execute(trx)
  return ref
}

/**
 * Writes a demand as it stood at another instance, under ids that are this one's; its homes are
 * found in a moment. What was told of it and is not read here is kept; where its last day may be
 * among that, it is over. Answers its reference: another one where that is taken.
 */
export async function restoreDemand(
  { trx, deps, actor: { agencyId } }: Work,
  demand: Demand,
  told: Told,
): Promise<string> {
  const ref = await freeReference(trx, agencyId, demand.ref)
  const parts = PARTS.filter((part) => demand[part] !== undefined).map((part) => [
    part,
    demand[part],
  ])
  const doc = Object.fromEntries(parts) as DemandDoc
  const there = toldOf(told, PARTS)
  const derived = derive(doc)
  const isOver = derived.expires_at === null && 'follow' in stored().unread('demand.doc', there)
  await insertDemand(trx, {
    id: demand.id,
    agency_id: agencyId,
    contact_id: demand.contact?.id ?? null,
    agent_id: demand.agentId,
    created_by: demand.createdBy,
    ref,
    status: demand.status,
    reason: demand.reason,
    closed_at: timeOf(demand.closedAt),
    version: demand.version,
    doc: stored().keep('demand.doc', there, doc),
    ...derived,
    ...(isOver && { expires_at: deps.now() }),
    search: searchText(ref, doc),
    archived_at: timeOf(demand.archivedAt),
    tags: demand.tags,
    created_at: new Date(demand.createdAt),
    updated_at: new Date(demand.updatedAt),
  })
  await demandWasChanged(trx, demand.id)
  return ref
}

/** Writes an entry of a demand's history as it was. */
export async function restoreDemandHistory(
  trx: Db,
  demandId: string,
  entry: DemandHistoryEntry,
  by: string | null,
): Promise<void> {
  await trx
    .insertInto('demand_history')
    .values({
      ...historyRow({ ...entry, at: new Date(entry.at), by }),
      demand_id: demandId,
    })
    .execute()
  if (speaks(entry.kind)) await keepSilence(trx, demandId)
}
