import type { Updateable } from 'kysely'
import type { Referral, ReferralStepInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import {
  conflict,
  fieldErrors,
  forbidden,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../../contract/errors.ts'
import { act, type Work } from '../../../contract/rights/actor.ts'
import { isOwn } from '../../../contract/rights/row.ts'
import { inTransaction, type Db, type Tables } from '../../../db/index.ts'
import { shown } from '../draft/draft.service.ts'
import { say } from '../messages.ts'
import { noteState, tellAgency, tellReferrer } from '../news.ts'
import { readerOf, referrerOf, type Reader } from '../referral.policy.ts'
import { findRow, isReadState, saveRow, type ReferralRow } from '../referral.repository.ts'
import { holdHome, homesByIds, isFollowed } from './homes.ts'
import { followHome } from './follow.ts'
import { payReferral } from './pay.ts'

/** From which states an act leads on. */
const FROM: Record<ReferralStepInput['act'], readonly string[]> = {
  contact: ['confirmed'],
  visit: ['confirmed', 'contacted'],
  mandate: ['confirmed', 'contacted', 'visited', 'mandate'],
  reject: ['confirmed', 'contacted', 'visited', 'mandate'],
  pay: ['due'],
  received: ['paid'],
}

type Changes = Updateable<Tables['referral']>

/** Money that came is said by who referred, all else by the agency; only its ADMIN pays. */
function may(reader: Reader, what: ReferralStepInput['act']): boolean {
  if (reader.side === 'referrer') return what === 'received'
  return what !== 'received' && (what !== 'pay' || reader.actor.role === 'ADMIN')
}

/**
 * The row as it was read, alone in acting on it: else 404, 403, 406 or 409; 503 where it stands in a
 * way that only a later version knows.
 */
async function meant(
  trx: Db,
  reader: Reader,
  { id, input }: { id: string; input: ReferralStepInput },
  ctx: Ctx,
): Promise<ReferralRow> {
  const row = (await findRow(trx, reader, id, true)) ?? notFound(ctx.lang)
  if (!may(reader, input.act)) forbidden()
  if (!isReadState(row.state)) laterVersion(ctx.lang)
  if (row.version !== input.version) conflict(await shown(trx, row, ctx), say(ctx.lang, 'stale'))
  const isDone = input.act === 'received' && row.received_at !== null
  if (!FROM[input.act].includes(row.state) || isDone)
    notAcceptable(say(ctx.lang, 'notNow', { state: say(ctx.lang, `state_${row.state}`) }))
  return row
}

/** An act of either side; one of the other side is 403, another’s record 404 all the same. */
export async function stepReferral(
  id: string,
  input: ReferralStepInput,
  ctx: Ctx,
): Promise<Referral> {
  const reader = readerOf(ctx)
  if (reader.side === 'referrer') return received(reader, id, input, ctx)
  // Said by somebody of an agency, of what they passed on before they joined one.
  const mine = referrerOf(ctx)
  if (input.act === 'received' && (await findRow(ctx.deps.db, mine, id)))
    return received(mine, id, input, ctx)
  return act(ctx, async (work) => {
    const own: Reader = { side: 'agency', actor: work.actor, lang: ctx.lang }
    // Before the referral, as a sale does it: one that is being closed is read as it is closed.
    if (input.act === 'mandate' && input.propertyId)
      await holdHome(work.trx, work.actor, input.propertyId)
    const row = await meant(work.trx, own, { id, input }, ctx)
    const changes = await changesOf(work, row, input)
    const now = work.deps.now()
    const saved = await saveRow(work.trx, row, changes, { now, by: work.actor.userId })
    const followed =
      input.act === 'mandate' ? await followHome(work.trx, work.deps.now(), saved) : saved
    if (followed.state !== row.state) {
      await noteState(work.trx, followed)
      await tellReferrer(work.trx, work.deps, followed)
    }
    return shown(work.trx, followed, ctx)
  })
}

async function changesOf(
  work: Work,
  row: ReferralRow,
  { act: what, propertyId, reason, closePrice }: ReferralStepInput,
): Promise<Changes> {
  const { trx, actor } = work
  if (what === 'contact') return { state: 'contacted' }
  if (what === 'visit') return { state: 'visited' }
  if (what === 'pay') return payReferral(work, row, closePrice)
  if (what === 'reject') {
    const text = reason?.trim() || fieldErrors({ reason: say(actor.lang, 'needReason') })
    return { state: 'rejected', reason: text }
  }
  const home = propertyId && (await homesByIds(trx, [propertyId])).get(propertyId)
  if (!home || home.agency_id !== actor.agencyId || !isOwn(home, actor))
    return fieldErrors({ propertyId: say(actor.lang, 'unknownHome') })
  if (await isFollowed(trx, home.id, row.id))
    fieldErrors({ propertyId: say(actor.lang, 'followedHome') })
  return { state: 'mandate', property_id: home.id }
}

/** Who referred says that the money came: it is closed. */
async function received(
  reader: Reader,
  id: string,
  input: ReferralStepInput,
  ctx: Ctx,
): Promise<Referral> {
  const { deps } = ctx
  return inTransaction(deps.db, async (trx) => {
    const row = await meant(trx, reader, { id, input }, ctx)
    const now = deps.now()
    const saved = await saveRow(trx, row, { received_at: now }, { now, by: row.user_id })
    await tellAgency(trx, deps, saved, 'agencyReceived')
    return shown(trx, saved, ctx, reader)
  })
}
