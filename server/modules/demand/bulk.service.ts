import type { Actor, Work } from '../../contract/rights/actor.ts'
import type {
  DemandBulk,
  DemandBulkItem,
  DemandBulkResult,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import { json, sql } from '../../db/index.ts'
import type { BulkDemand } from '../../db/tables/demand.ts'
import {
  bulkChange,
  reassignmentPatch,
  reassignmentUndone,
  reassignmentSentences,
  type BulkStep,
} from '../property/index.ts'
import { readable, writable } from './demand.policy.ts'
import { findDemand, updateDemand, type DemandRecord } from './demand.repository.ts'
import { changed, refuseStale, saveDemand } from './demand.service.ts'
import { addDemandHistory, type NewHistoryEntry } from './history.ts'
import { tellPerson } from './person-entry.ts'
import { archiveDemand, changeDemandStatus, restoreDemand } from './status.service.ts'
import { say } from './messages.ts'

type Change = Omit<DemandBulk, 'ids'>

const demands = bulkChange<BulkDemand>({
  say,
  refOf: async (db, actor, id) => {
    const row = await findDemand(db, id)
    return row ? readable(row, actor).ref : null
  },
  keep: (db, row, was) =>
    db
      .insertInto('demand_bulk')
      .values({ ...row, demands: json([was]) })
      .onConflict((one) =>
        one.column('id').doUpdateSet({ demands: sql`demand_bulk.demands || excluded.demands` }),
      )
      .execute(),
  forget: (db, before) => db.deleteFrom('demand_bulk').where('at', '<', before).execute(),
  find: async (db, { id, agency_id, user_id }) =>
    (await db
      .selectFrom('demand_bulk')
      .select(['at', 'demands as was'])
      .where('id', '=', id)
      .where('agency_id', '=', agency_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst()) ?? null,
  close: async (db, id, at) =>
    Boolean(
      await db
        .updateTable('demand_bulk')
        .set({ undone_at: at })
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    ),
})

async function changeStanding(
  work: Work,
  { id, version, status: was }: DemandRecord,
  { status, reason, note, archive, restore }: Change,
): Promise<void> {
  const { lang } = work.actor
  if (archive && !may(work.actor, 'delete')) notAcceptable(say(lang, 'bulk.mayNotArchive'))
  if (restore) await restoreDemand(work, id)
  else if (archive) await archiveDemand(work, id)
  else if (status && status !== was)
    await changeDemandStatus(work, id, {
      version,
      status,
      reason: reason ?? fieldErrors({ reason: say(lang, 'reason') }),
      ...(note && { note }),
    })
}

async function changeUpkeep(work: Work, id: string, change: Change): Promise<void> {
  const row = (await findDemand(work.trx, id)) ?? notFound(work.actor.lang)
  const patch = reassignmentPatch(row, change)
  if (patch) await saveDemand(work, id, { version: row.version, ...patch })
}

/** What changed between two states of a demand, in words. */
async function difference(
  { trx, actor: { lang } }: Work,
  old: DemandRecord,
  now: DemandRecord,
): Promise<string[]> {
  return [
    (old.archived_at === null) === (now.archived_at === null)
      ? ''
      : say(lang, now.archived_at ? 'bulk.archived' : 'bulk.restored'),
    old.status === now.status
      ? ''
      : say(lang, 'bulk.status', { from: say(lang, old.status), to: say(lang, now.status) }),
    ...(await reassignmentSentences(trx, lang, say, old, now)),
  ].filter(Boolean)
}

const standing = (
  { id, status, reason, closed_at, archived_at, agent_id, tags }: DemandRecord,
  version: number,
): BulkDemand => ({
  id,
  version,
  status,
  reason,
  closedAt: closed_at?.toISOString() ?? null,
  archivedAt: archived_at?.toISOString() ?? null,
  agentId: agent_id,
  tags,
})

async function changeOne(work: Work, id: string, change: Change): Promise<BulkStep<BulkDemand>> {
  const { trx, actor } = work
  const old = writable(await findDemand(trx, id, true), actor)
  await changeStanding(work, old, change)
  await changeUpkeep(work, id, change)
  const now = (await findDemand(trx, id)) ?? old
  const said = await difference(work, old, now)
  if (said.length === 0)
    return {
      item: { id, ref: old.ref, outcome: 'same', text: say(actor.lang, 'bulk.same') },
      before: null,
    }
  return {
    item: { id, ref: old.ref, outcome: 'changed', text: said.join('. ') },
    before: standing(old, now.version),
  }
}

/** One change for several demands; it can be taken back for ten minutes. */
export async function changeSeveral(
  ctx: Ctx,
  actor: Actor,
  { ids, ...change }: DemandBulk,
): Promise<DemandBulkResult> {
  const { status, archive, restore, agentId, addTags = [], removeTags = [] } = change
  if (!status && !archive && !restore && !agentId && addTags.length + removeTags.length === 0)
    fieldErrors({ status: say(actor.lang, 'bulk.nothing') })
  return demands.change(ctx, actor, ids, (work, id) => changeOne(work, id, change))
}

async function setBack(work: Work, was: BulkDemand): Promise<DemandBulkItem> {
  const { trx, deps, actor } = work
  const { id } = was
  const row = writable(await findDemand(trx, id, true), actor)
  if (row.version !== was.version)
    return { id, ref: row.ref, outcome: 'refused', text: say(actor.lang, 'bulk.changedSince') }
  const now = deps.now()
  const time = (text: string | null) => (text === null ? null : new Date(text))
  const values = {
    status: was.status,
    reason: was.reason,
    closed_at: time(was.closedAt),
    archived_at: time(was.archivedAt),
    agent_id: was.agentId,
    tags: was.tags,
    updated_at: now,
  }
  const saved = (await updateDemand(trx, id, values, row.version)) ?? (await refuseStale(work, row))
  const text = say(actor.lang, 'bulk.undone')
  const away = was.archivedAt !== null
  const happened: NewHistoryEntry[] = [
    ...(was.status === row.status
      ? []
      : [{ kind: 'STATUS' as const, field: 'status', old: row.status, new: was.status, text }]),
    ...((row.archived_at !== null) === away
      ? []
      : [{ kind: 'EDIT' as const, field: 'archived', old: !away, new: away }]),
    ...reassignmentUndone(row, was),
  ]
  await addDemandHistory(
    trx,
    id,
    happened.map((entry) => ({ ...entry, by: actor.userId, at: now })),
  )
  if (was.status !== row.status)
    await tellPerson(work, saved, 'STATUS', [say(actor.lang, was.status), text].join('. '))
  await changed(work, saved, 'saved')
  return { id, ref: row.ref, outcome: 'changed', text }
}

/** Takes a change of several back, once, by who made it; a demand changed since stays as it is. */
export function undoSeveral(ctx: Ctx, actor: Actor, bulkId: string): Promise<DemandBulkResult> {
  return demands.undo(ctx, actor, bulkId, setBack)
}
