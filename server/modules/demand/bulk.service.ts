import type { DemandBulk, DemandBulkItem, DemandBulkResult } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, HttpError, notAcceptable, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import { inTransaction, json, uuidv7 } from '../../db/index.ts'
import type { BulkDemand } from '../../db/tables/demand.ts'
import { cleanTags, type Actor, type Work } from '../property/index.ts'
import { getUser } from '../user/index.ts'
import { readable, writable } from './demand.policy.ts'
import { findDemand, updateDemand, type DemandRecord } from './demand.repository.ts'
import { changed, refuseStale, saveDemand } from './demand.service.ts'
import { addDemandHistory, type Happening } from './history.ts'
import { tellPerson } from './person-entry.ts'
import { archiveDemand, changeDemandStatus, restoreDemand } from './status.service.ts'
import { say } from './words.ts'

const UNDO_MS = 10 * 60_000
/** Kept so long, to say that it is over. */
const DAY_MS = 86_400_000

type Change = Omit<DemandBulk, 'ids'>

interface Done {
  item: DemandBulkItem
  /** How it stood; null when there is nothing to take back. */
  before: BulkDemand | null
}

async function changeStanding(work: Work, { id, version, status: was }: DemandRecord, { status, reason, note, archive, restore }: Change): Promise<void> {
  const { lang } = work.actor
  if (archive && !may(work.actor, 'delete')) notAcceptable(say(lang, 'bulk.mayNotArchive'))
  if (restore) await restoreDemand(work, id)
  else if (archive) await archiveDemand(work, id)
  else if (status && status !== was) await changeDemandStatus(work, id, { version, status, reason: reason ?? fieldErrors({ reason: say(lang, 'reason') }), ...(note && { note }) })
}

async function changeKeeping(work: Work, id: string, { agentId, addTags = [], removeTags = [] }: Change): Promise<void> {
  const row = (await findDemand(work.trx, id)) ?? notFound(work.actor.lang)
  const tags = cleanTags([...row.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])
  const patch = { ...(agentId && agentId !== row.agent_id && { agentId }), ...(tags.join() !== row.tags.join() && { tags }) }
  if (Object.keys(patch).length > 0) await saveDemand(work, id, { version: row.version, ...patch })
}

/** What changed between two states of a demand, in words. */
async function difference({ trx, actor: { lang } }: Work, old: DemandRecord, now: DemandRecord): Promise<string[]> {
  const agent = now.agent_id && now.agent_id !== old.agent_id ? await getUser(trx, now.agent_id) : null
  return [
    (old.archived_at === null) === (now.archived_at === null) ? '' : say(lang, now.archived_at ? 'bulk.archived' : 'bulk.restored'),
    old.status === now.status ? '' : say(lang, 'bulk.status', { from: say(lang, old.status), to: say(lang, now.status) }),
    agent ? say(lang, 'bulk.agent', { name: `${agent.first_name} ${agent.last_name}`.trim() }) : '',
    old.tags.join() === now.tags.join() ? '' : now.tags.length > 0 ? say(lang, 'bulk.tags', { tags: now.tags.join(', ') }) : say(lang, 'bulk.noTags'),
  ].filter(Boolean)
}

const standing = ({ id, status, reason, closed_at, archived_at, agent_id, tags }: DemandRecord, version: number): BulkDemand => ({
  id, version, status, reason, closedAt: closed_at?.toISOString() ?? null, archivedAt: archived_at?.toISOString() ?? null, agentId: agent_id, tags,
})

async function changeOne(work: Work, id: string, change: Change): Promise<Done> {
  const { trx, actor } = work
  const old = writable(await findDemand(trx, id, true), actor)
  await changeStanding(work, old, change)
  await changeKeeping(work, id, change)
  const now = (await findDemand(trx, id)) ?? old
  const said = await difference(work, old, now)
  if (said.length === 0) return { item: { id, ref: old.ref, outcome: 'same', text: say(actor.lang, 'bulk.same') }, before: null }
  return { item: { id, ref: old.ref, outcome: 'changed', text: said.join('. ') }, before: standing(old, now.version) }
}

/** Why a demand was refused, in words. */
function whyNot({ status, body }: HttpError, { lang }: Actor): string {
  if (status === 404) return say(lang, 'bulk.gone')
  if (status === 403) return say(lang, 'bulk.notMine')
  if (status === 409) return say(lang, 'bulk.stale')
  return [...new Set(Object.values(body).filter((value) => typeof value === 'string'))].join('. ') || say(lang, 'bulk.failed')
}

/** Each demand is an act of its own: one that is refused does not take the others back. */
async function oneByOne({ deps }: Ctx, actor: Actor, ids: string[], fn: (work: Work, id: string) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = []
  for (const id of ids) {
    try {
      done.push(await inTransaction(deps.db, (trx) => fn({ trx, deps, actor }, id)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const row = error.status === 404 ? undefined : await findDemand(deps.db, id)
      done.push({ item: { id, ref: row ? readable(row, actor).ref : null, outcome: 'refused', text: whyNot(error, actor) }, before: null })
    }
  }
  return done
}

/** One change for several demands; it can be taken back for ten minutes. */
export async function changeSeveral(ctx: Ctx, actor: Actor, { ids, ...change }: DemandBulk): Promise<DemandBulkResult> {
  const { status, archive, restore, agentId, addTags = [], removeTags = [] } = change
  if (!status && !archive && !restore && !agentId && addTags.length + removeTags.length === 0) fieldErrors({ status: say(actor.lang, 'bulk.nothing') })
  const done = await oneByOne(ctx, actor, [...new Set(ids)], (work, id) => changeOne(work, id, change))
  const items = done.map(({ item }) => item)
  const demands = done.flatMap(({ before }) => before ?? [])
  if (demands.length === 0 || actor.userId === null) return { undoId: null, undoUntil: null, items }
  const { db, now } = ctx.deps
  const at = now()
  await db.deleteFrom('demand_bulk').where('at', '<', new Date(at.getTime() - DAY_MS)).execute()
  const row = { id: uuidv7(), agency_id: actor.agencyId, user_id: actor.userId, at, undone_at: null }
  await db.insertInto('demand_bulk').values({ ...row, demands: json(demands) }).execute()
  return { undoId: row.id, undoUntil: new Date(at.getTime() + UNDO_MS).toISOString(), items }
}

async function setBack(work: Work, id: string, was: BulkDemand): Promise<Done> {
  const { trx, deps, actor } = work
  const row = writable(await findDemand(trx, id, true), actor)
  if (row.version !== was.version) return { item: { id, ref: row.ref, outcome: 'refused', text: say(actor.lang, 'bulk.changedSince') }, before: null }
  const now = deps.now()
  const time = (text: string | null) => (text === null ? null : new Date(text))
  const values = { status: was.status, reason: was.reason, closed_at: time(was.closedAt), archived_at: time(was.archivedAt), agent_id: was.agentId, tags: was.tags, updated_at: now }
  const saved = (await updateDemand(trx, id, values, row.version)) ?? (await refuseStale(work, row))
  const text = say(actor.lang, 'bulk.undone')
  const away = was.archivedAt !== null
  const happened: Happening[] = [
    ...(was.status === row.status ? [] : [{ kind: 'STATUS' as const, field: 'status', old: row.status, new: was.status, text }]),
    ...((row.archived_at !== null) === away ? [] : [{ kind: 'EDIT' as const, field: 'archived', old: !away, new: away }]),
    ...(was.agentId === row.agent_id ? [] : [{ kind: 'EDIT' as const, field: 'agentId', old: row.agent_id, new: was.agentId }]),
    ...(was.tags.join() === row.tags.join() ? [] : [{ kind: 'EDIT' as const, field: 'tags', old: row.tags.join(', ') || null, new: was.tags.join(', ') || null }]),
  ]
  await addDemandHistory(trx, id, happened.map((entry) => ({ ...entry, by: actor.userId, at: now })))
  if (was.status !== row.status) await tellPerson(work, saved, 'STATUS', [say(actor.lang, was.status), text].join('. '))
  await changed(work, saved, 'saved')
  return { item: { id, ref: row.ref, outcome: 'changed', text }, before: null }
}

/** Takes a change of several back, once, by who made it; a demand changed since stays as it is. */
export async function undoSeveral(ctx: Ctx, actor: Actor, bulkId: string): Promise<DemandBulkResult> {
  const { db, now } = ctx.deps
  const row = await db.selectFrom('demand_bulk').selectAll().where('id', '=', bulkId).where('agency_id', '=', actor.agencyId).where('user_id', '=', actor.userId).executeTakeFirst()
  if (!row) return notFound(actor.lang)
  const at = now()
  const mine = row.at.getTime() + UNDO_MS > at.getTime() && (await db.updateTable('demand_bulk').set({ undone_at: at }).where('id', '=', bulkId).where('undone_at', 'is', null).returning('id').executeTakeFirst())
  if (!mine) return fieldErrors({ bulkId: say(actor.lang, 'bulk.over') })
  const was = new Map(row.demands.map((demand) => [demand.id, demand]))
  const done = await oneByOne(ctx, actor, [...was.keys()], (work, id) => setBack(work, id, was.get(id) ?? notFound(actor.lang)))
  return { undoId: null, undoUntil: null, items: done.map(({ item }) => item) }
}
