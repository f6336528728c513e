import type { Property, PropertyStatus } from '../../../../generated/model/index.ts'
import { may } from '../../../contract/permissions.ts'
import type { Db } from '../../../db/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { lacking } from './gate.ts'
import { addHistory } from '../history.ts'
import { view } from '../listing-sync.ts'
import { writable } from '../property.policy.ts'
import * as repository from '../property.repository.ts'
import { move, refuseUnknown } from './status.service.ts'
import { dayOf } from '../../../time/madrid.ts'
import { isMandateUnread } from '../unread.ts'
import { gateOf } from '../view.ts'

/**
 * Puts a home away, whatever its status; an archived one stays as it is. Its closing price stays
 * with it.
 */
export async function archiveProperty(work: Work, id: string): Promise<void> {
  const home = writable(await repository.findProperty(work.trx, id, true), work.actor)
  if (home.status === 'archived') return
  refuseUnknown(home, work)
  const change = { kind: 'STATUS' as const, by: work.actor.userId, at: work.deps.now() }
  const stage = await repository.substatusAsStored(work.trx, home)
  await addHistory(work.trx, id, [
    ...(stage === null ? [] : [{ ...change, field: 'substatus', old: stage, new: null }]),
    { ...change, field: 'status', old: home.status, new: 'archived' },
  ])
  await move(work, home, { status: 'archived', substatus: null }, 'property.status')
}

type Before = Pick<repository.PropertyRecord, 'status' | 'substatus'>

/** Where the home stood when it was put away, from its history; a draft when that is not known. */
async function before(db: Db, id: string): Promise<Before> {
  const entries = await db
    .selectFrom('property_history')
    .select(['field', 'old', 'new'])
    .where('property_id', '=', id)
    .where('kind', '=', 'STATUS')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const [status, substatus] = entries
  if (status?.field !== 'status' || status.new !== 'archived')
    return { status: 'draft', substatus: null }
  // The substatus left in the same act, one entry before.
  const stage = substatus?.field === 'substatus' && substatus.new === null ? substatus.old : null
  return { status: status.old as PropertyStatus, substatus: stage as Before['substatus'] }
}

/**
 * Brings an archived home back to where it was; a public one that now lacks something to be public
 * (so of which nobody reads the mandate), or whose agent may not publish, as a draft.
 */
export async function restoreProperty(work: Work, id: string): Promise<Property> {
  const { trx, deps, actor } = work
  const home = writable(await repository.findProperty(trx, id, true), actor)
  const now = deps.now()
  if (home.status !== 'archived') return view(trx, home, now, actor.lang)
  const was = await before(trx, id)
  const media = await repository.findMedia(trx, [id])
  const wasPublic = was.status === 'active' || was.status === 'reserved'
  const half =
    wasPublic &&
    (!may(actor, 'publish') ||
      lacking(gateOf(home.doc, media, dayOf(now))).length > 0 ||
      isMandateUnread(home.doc, await repository.unreadIn(trx, id), dayOf(now)))
  const back: Before = half ? { status: 'draft', substatus: null } : was
  const closed = back.status === 'closed' ? {} : { close_price: null, closed_at: null }
  await addHistory(trx, id, {
    kind: 'STATUS',
    by: actor.userId,
    at: now,
    field: 'status',
    old: 'archived',
    new: back.status,
  })
  return move(work, home, { ...back, ...closed }, 'property.restored')
}
