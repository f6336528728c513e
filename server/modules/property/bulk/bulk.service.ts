import type {
  PropertyBulk,
  PropertyBulkItem,
  PropertyBulkResult,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import { may } from '../../../contract/permissions.ts'
import { json, sql } from '../../../db/index.ts'
import type { BulkHome } from '../../../db/tables/property.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { archiveProperty, restoreProperty } from '../lifecycle/archive.service.ts'
import { addHistory } from '../history.ts'
import { isPublic } from '../listing-sync.ts'
import { readable, writable } from '../property.policy.ts'
import { findProperty, substatusAsStored, type PropertyRecord } from '../property.repository.ts'
import { saveProperty } from '../property.service.ts'
import { bulkChange, type BulkStep } from './bulk.ts'
import { changeStatus, move, publishProperty } from '../lifecycle/status.service.ts'
import { reassignmentPatch, reassignmentUndone, reassignmentSentences } from './reassignment.ts'
import { say } from '../messages.ts'

type Change = Omit<PropertyBulk, 'ids'>

const homes = bulkChange<BulkHome>({
  say,
  refOf: async (db, actor, id) => {
    const home = await findProperty(db, id)
    return home ? readable(home, actor).ref : null
  },
  keep: (db, row, was) =>
    db
      .insertInto('property_bulk')
      .values({ ...row, homes: json([was]) })
      .onConflict((one) =>
        one.column('id').doUpdateSet({ homes: sql`property_bulk.homes || excluded.homes` }),
      )
      .execute(),
  forget: (db, before) => db.deleteFrom('property_bulk').where('at', '<', before).execute(),
  find: async (db, { id, agency_id, user_id }) =>
    (await db
      .selectFrom('property_bulk')
      .select(['at', 'homes as was'])
      .where('id', '=', id)
      .where('agency_id', '=', agency_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst()) ?? null,
  close: async (db, id, at) =>
    Boolean(
      await db
        .updateTable('property_bulk')
        .set({ undone_at: at })
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    ),
})

const sayStatus = ({ lang }: Actor, status: PropertyRecord['status']): string =>
  say(lang, `status.${status}`)

async function changeStanding(
  work: Work,
  home: PropertyRecord,
  { status, substatus, reason, restore }: Change,
): Promise<void> {
  if (status === 'archived' && !may(work.actor, 'delete'))
    notAcceptable(say(work.actor.lang, 'bulk.mayNotArchive'))
  if (status === 'active' && home.status !== 'reserved' && !may(work.actor, 'publish'))
    notAcceptable(say(work.actor.lang, 'bulk.mayNotPublish'))
  if (restore && home.status === 'archived') await restoreProperty(work, home.id)
  else if (status === 'archived') await archiveProperty(work, home.id)
  else if (status === 'active' && home.status !== 'reserved')
    await publishProperty(work, home.id, null)
  else if (status && (status !== home.status || (substatus ?? null) !== home.substatus)) {
    await changeStatus(
      work,
      home.id,
      { status, ...(substatus && { substatus }), ...(reason && { reason }) },
      { anyVersion: true },
    )
  }
}

/** What changed between two states of a home, in words. */
async function difference(
  { trx, actor }: Work,
  old: PropertyRecord,
  now: PropertyRecord,
  restored: boolean,
): Promise<string[]> {
  const { lang } = actor
  const moved = old.status !== now.status || old.substatus !== now.substatus
  return [
    moved
      ? restored
        ? say(lang, 'bulk.restored', { to: sayStatus(actor, now.status) })
        : say(lang, 'bulk.status', {
            from: sayStatus(actor, old.status),
            to: sayStatus(actor, now.status),
          })
      : '',
    ...(await reassignmentSentences(trx, lang, say, old, now)),
  ].filter(Boolean)
}

const standing = (
  { id, status, agent_id, tags }: PropertyRecord,
  substatus: BulkHome['substatus'],
  version: number,
): BulkHome => ({ id, version, status, substatus, agentId: agent_id, tags })

/**
 * A home that moved on or off the market was told of outside: that is not taken back in silence.
 */
const wasTold = (old: PropertyRecord, now: PropertyRecord): boolean =>
  (old.status !== now.status || old.substatus !== now.substatus) && (isPublic(old) || isPublic(now))

async function changeOne(work: Work, id: string, change: Change): Promise<BulkStep<BulkHome>> {
  const { trx, actor } = work
  const home = writable(await findProperty(trx, id, true), actor)
  const stage = await substatusAsStored(trx, home)
  await changeStanding(work, home, change)
  const patch = reassignmentPatch(home, change)
  if (patch) await saveProperty(work, home.id, patch, { anyVersion: true })
  const now = (await findProperty(trx, id)) ?? home
  const said = await difference(work, home, now, change.restore === true)
  const outcome = said.length > 0 ? 'changed' : 'same'
  const text = said.join('. ') || say(actor.lang, 'bulk.same')
  return {
    item: { id, ref: home.ref, outcome, text },
    before:
      outcome === 'changed' && !wasTold(home, now) ? standing(home, stage, now.version) : null,
  }
}

/** One change for several homes; what nobody outside heard of can be taken back for ten minutes. */
export async function changeSeveral(
  ctx: Ctx,
  actor: Actor,
  { ids, ...change }: PropertyBulk,
): Promise<PropertyBulkResult> {
  const asks =
    change.status ??
    change.restore ??
    change.agentId ??
    ((change.addTags?.length ?? 0) + (change.removeTags?.length ?? 0) > 0 || undefined)
  if (asks === undefined || asks === false) fieldErrors({ status: say(actor.lang, 'bulk.nothing') })
  return homes.change(ctx, actor, ids, (work, id) => changeOne(work, id, change))
}

async function setBack(work: Work, was: BulkHome): Promise<PropertyBulkItem> {
  const { trx, deps, actor } = work
  const home = writable(await findProperty(trx, was.id, true), actor)
  if (home.version !== was.version)
    return {
      id: home.id,
      ref: home.ref,
      outcome: 'refused',
      text: say(actor.lang, 'bulk.changedSince'),
    }
  const entry = { by: actor.userId, at: deps.now(), text: say(actor.lang, 'bulk.undone') }
  const stage = await substatusAsStored(trx, home)
  await addHistory(trx, home.id, [
    ...(was.substatus === stage
      ? []
      : [
          {
            ...entry,
            text: null,
            kind: 'STATUS' as const,
            field: 'substatus',
            old: stage,
            new: was.substatus,
          },
        ]),
    ...(was.status === home.status
      ? []
      : [
          { ...entry, kind: 'STATUS' as const, field: 'status', old: home.status, new: was.status },
        ]),
    ...reassignmentUndone(home, was).map((edit) => ({ ...entry, ...edit })),
  ])
  const open =
    was.status !== 'closed' && home.status === 'closed'
      ? { close_price: null, closed_at: null }
      : {}
  await move(
    work,
    home,
    {
      status: was.status,
      substatus: was.substatus,
      agent_id: was.agentId,
      tags: was.tags,
      ...open,
    },
    'property.saved',
  )
  return { id: home.id, ref: home.ref, outcome: 'changed', text: say(actor.lang, 'bulk.undone') }
}

/** Takes a change of several back, once, by who made it; a home changed since stays as it is. */
export function undoSeveral(ctx: Ctx, actor: Actor, bulkId: string): Promise<PropertyBulkResult> {
  return homes.undo(ctx, actor, bulkId, setBack)
}
