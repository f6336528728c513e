import type { PropertyBulk, PropertyBulkItem, PropertyBulkResult } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, HttpError, notAcceptable, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import { inTransaction, json, uuidv7 } from '../../db/index.ts'
import type { BulkHome } from '../../db/tables/property.ts'
import { getUser } from '../user/index.ts'
import type { Actor, Work } from './actor.ts'
import { archiveProperty, restoreProperty } from './archive.service.ts'
import { addHistory } from './history.ts'
import { isPublic } from './listing-sync.ts'
import { readable, writable } from './policy.ts'
import { findProperty, type PropertyRecord } from './property.repository.ts'
import { saveProperty } from './property.service.ts'
import { changeStatus, move, publishProperty } from './status.service.ts'
import { cleanTags } from './tags.ts'
import { say } from './words.ts'

const UNDO_MS = 10 * 60_000
/** Kept so long, to say that it is over. */
const DAY_MS = 86_400_000

type Change = Omit<PropertyBulk, 'ids'>

interface Done {
  item: PropertyBulkItem
  /** How it stood; null when there is nothing to take back, or it was told outside. */
  before: BulkHome | null
}

const sayStatus = ({ lang }: Actor, status: PropertyRecord['status']): string => say(lang, `status.${status}`)

async function changeStanding(work: Work, home: PropertyRecord, { status, substatus, reason, restore }: Change): Promise<void> {
  if (status === 'archived' && !may(work.actor, 'delete')) notAcceptable(say(work.actor.lang, 'bulk.mayNotArchive'))
  if (status === 'active' && home.status !== 'reserved' && !may(work.actor, 'publish')) notAcceptable(say(work.actor.lang, 'bulk.mayNotPublish'))
  if (restore && home.status === 'archived') await restoreProperty(work, home.id)
  else if (status === 'archived') await archiveProperty(work, home.id)
  else if (status === 'active' && home.status !== 'reserved') await publishProperty(work, home.id, null)
  else if (status && (status !== home.status || (substatus ?? null) !== home.substatus)) {
    await changeStatus(work, home.id, { status, ...(substatus && { substatus }), ...(reason && { reason }) }, { anyVersion: true })
  }
}

async function changeKeeping(work: Work, home: PropertyRecord, { agentId, addTags = [], removeTags = [] }: Change): Promise<void> {
  const tags = cleanTags([...home.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])
  const patch = { ...(agentId && agentId !== home.agent_id && { agentId }), ...(tags.join() !== home.tags.join() && { tags }) }
  if (Object.keys(patch).length > 0) await saveProperty(work, home.id, patch, { anyVersion: true })
}

/** What changed between two states of a home, in words. */
async function difference({ trx, actor }: Work, old: PropertyRecord, now: PropertyRecord, restored: boolean): Promise<string[]> {
  const { lang } = actor
  const agent = now.agent_id && now.agent_id !== old.agent_id ? await getUser(trx, now.agent_id) : null
  const moved = old.status !== now.status || old.substatus !== now.substatus
  return [
    moved ? (restored ? say(lang, 'bulk.restored', { to: sayStatus(actor, now.status) }) : say(lang, 'bulk.status', { from: sayStatus(actor, old.status), to: sayStatus(actor, now.status) })) : '',
    agent ? say(lang, 'bulk.agent', { name: `${agent.first_name} ${agent.last_name}`.trim() }) : '',
    old.tags.join() === now.tags.join() ? '' : now.tags.length > 0 ? say(lang, 'bulk.tags', { tags: now.tags.join(', ') }) : say(lang, 'bulk.noTags'),
  ].filter(Boolean)
}

const standing = ({ id, status, substatus, agent_id, tags }: PropertyRecord, version: number): BulkHome => ({ id, version, status, substatus, agentId: agent_id, tags })

/** A home that moved on or off the market was told of outside: that is not taken back in silence. */
const wasTold = (old: PropertyRecord, now: PropertyRecord): boolean => (old.status !== now.status || old.substatus !== now.substatus) && (isPublic(old) || isPublic(now))

async function changeOne(work: Work, id: string, change: Change): Promise<Done> {
  const { trx, actor } = work
  const home = writable(await findProperty(trx, id, true), actor)
  await changeStanding(work, home, change)
  await changeKeeping(work, home, change)
  const now = (await findProperty(trx, id)) ?? home
  const said = await difference(work, home, now, change.restore === true)
  const outcome = said.length > 0 ? 'changed' : 'same'
  const text = said.join('. ') || say(actor.lang, 'bulk.same')
  return { item: { id, ref: home.ref, outcome, text }, before: outcome === 'changed' && !wasTold(home, now) ? standing(home, now.version) : null }
}

/** Why a home was refused, in words. */
function whyNot({ status, body }: HttpError, { lang }: Actor): string {
  if (status === 404) return say(lang, 'bulk.gone')
  if (status === 403) return say(lang, 'bulk.notMine')
  if (status === 409) return say(lang, 'bulk.stale')
  return [...new Set(Object.values(body).filter((value) => typeof value === 'string'))].join('. ') || say(lang, 'bulk.failed')
}

/** Each home is an act of its own: one that is refused does not take the others back. */
async function oneByOne(ctx: Ctx, actor: Actor, ids: string[], fn: (work: Work, id: string) => Promise<Done>): Promise<Done[]> {
  const { deps } = ctx
  const done: Done[] = []
  for (const id of ids) {
    try {
      done.push(await inTransaction(deps.db, (trx) => fn({ trx, deps, actor }, id)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const home = error.status === 404 ? undefined : await findProperty(deps.db, id)
      done.push({ item: { id, ref: home ? readable(home, actor).ref : null, outcome: 'refused', text: whyNot(error, actor) }, before: null })
    }
  }
  return done
}

/** One change for several homes; what nobody outside heard of can be taken back for ten minutes. */
export async function changeSeveral(ctx: Ctx, actor: Actor, { ids, ...change }: PropertyBulk): Promise<PropertyBulkResult> {
  const asks = change.status ?? change.restore ?? change.agentId ?? ((change.addTags?.length ?? 0) + (change.removeTags?.length ?? 0) > 0 || undefined)
  if (asks === undefined || asks === false) fieldErrors({ status: say(actor.lang, 'bulk.nothing') })
  const done = await oneByOne(ctx, actor, [...new Set(ids)], (work, id) => changeOne(work, id, change))
  const items = done.map(({ item }) => item)
  const homes = done.flatMap(({ before }) => before ?? [])
  if (homes.length === 0 || actor.userId === null) return { undoId: null, undoUntil: null, items }
  const at = ctx.deps.now()
  await ctx.deps.db.deleteFrom('property_bulk').where('at', '<', new Date(at.getTime() - DAY_MS)).execute()
  const row = { id: uuidv7(), agency_id: actor.agencyId, user_id: actor.userId, at, undone_at: null }
  await ctx.deps.db.insertInto('property_bulk').values({ ...row, homes: json(homes) }).execute()
  return { undoId: row.id, undoUntil: new Date(at.getTime() + UNDO_MS).toISOString(), items }
}

async function setBack(work: Work, id: string, was: BulkHome): Promise<Done> {
  const { trx, deps, actor } = work
  const home = writable(await findProperty(trx, id, true), actor)
  if (home.version !== was.version) return { item: { id, ref: home.ref, outcome: 'refused', text: say(actor.lang, 'bulk.changedSince') }, before: null }
  const entry = { by: actor.userId, at: deps.now(), text: say(actor.lang, 'bulk.undone') }
  await addHistory(trx, id, [
    ...(was.substatus === home.substatus ? [] : [{ ...entry, text: null, kind: 'STATUS' as const, field: 'substatus', old: home.substatus, new: was.substatus }]),
    ...(was.status === home.status ? [] : [{ ...entry, kind: 'STATUS' as const, field: 'status', old: home.status, new: was.status }]),
    ...(was.agentId === home.agent_id ? [] : [{ ...entry, kind: 'EDIT' as const, field: 'agentId', old: home.agent_id, new: was.agentId }]),
    ...(was.tags.join() === home.tags.join() ? [] : [{ ...entry, kind: 'EDIT' as const, field: 'tags', old: home.tags.join(', ') || null, new: was.tags.join(', ') || null }]),
  ])
  const open = was.status !== 'closed' && home.status === 'closed' ? { close_price: null, closed_at: null } : {}
  await move(work, home, { status: was.status, substatus: was.substatus, agent_id: was.agentId, tags: was.tags, ...open }, 'property.saved')
  return { item: { id, ref: home.ref, outcome: 'changed', text: say(actor.lang, 'bulk.undone') }, before: null }
}

/** Takes a change of several back, once, by who made it; a home changed since stays as it is. */
export async function undoSeveral(ctx: Ctx, actor: Actor, bulkId: string): Promise<PropertyBulkResult> {
  const { db, now } = ctx.deps
  const row = await db.selectFrom('property_bulk').selectAll().where('id', '=', bulkId).where('agency_id', '=', actor.agencyId).where('user_id', '=', actor.userId).executeTakeFirst()
  if (!row) return notFound(actor.lang)
  const at = now()
  const mine = row.at.getTime() + UNDO_MS > at.getTime() && (await db.updateTable('property_bulk').set({ undone_at: at }).where('id', '=', bulkId).where('undone_at', 'is', null).returning('id').executeTakeFirst())
  if (!mine) return fieldErrors({ bulkId: say(actor.lang, 'bulk.over') })
  const was = new Map(row.homes.map((home) => [home.id, home]))
  const done = await oneByOne(ctx, actor, [...was.keys()], (work, id) => setBack(work, id, was.get(id) ?? notFound(actor.lang)))
  return { undoId: null, undoUntil: null, items: done.map(({ item }) => item) }
}
