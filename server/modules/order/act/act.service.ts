import type { Order, OrderActInput, OrderState } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { conflict, forbidden, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import { inTransaction, recordEvent, type Db } from '../../../db/index.ts'
import { postRefund, postReceipt } from '../money/book.ts'
import { KNOWN_STATES } from '../money/unread.ts'
import { settleSoon } from '../../payment/index.ts'
import { deliverHome } from '../deliver/deliver-home.ts'
import { say, type MessageKey } from '../messages.ts'
import { tellSide } from '../news.ts'
import { addAct, saveOrder, type OrderRow } from '../order.repository.ts'
import { maySpend, sided, type Sided } from '../order.policy.ts'
import { toOrder } from '../view/view.ts'
import type { Changes } from './doing.ts'
import { actOfVersion } from './act.repository.ts'
import { effectOf } from './effects.ts'
import { guardOf, isStopped } from './guards.ts'
import { halfReadActs, payWhenOf, readsItem } from './half-read.ts'
import { isActOf, leadsTo } from './table.ts'
import { dueAt, turnsOf } from './turns.ts'

/** States in which nobody acts on an order any more but for its money. */
export const ENDS: readonly OrderState[] = [
  'completed',
  'closed',
  'declined',
  'expired',
  'cancelled',
]

/** The order that comes of changes: its state, whom it waits for, and until when. */
export async function step(
  trx: Db,
  order: OrderRow,
  changes: Changes,
  now: Date,
): Promise<OrderRow> {
  const next = { ...order, ...changes }
  const isNew = next.state !== order.state
  if (next.pay === 'card' || order.pay === 'card') await settleSoon(trx, order.id)
  return saveOrder(
    trx,
    order.id,
    {
      ...changes,
      ...turnsOf({ ...next, payWhen: payWhenOf(next, await readsItem(trx, order)) }),
      ...(isNew && { due_at: dueAt(next.state, now, next.starts_at) }),
      ...(isNew && ENDS.includes(next.state) && { ended_at: now }),
    },
    now,
  )
}

/** Whether this very act made the stored version: pressed twice it answers what it made. */
async function isRepeat(
  trx: Db,
  { order, session }: Sided,
  { act, version }: OrderActInput,
): Promise<boolean> {
  if (order.version !== version + 1) return false
  const last = await actOfVersion(trx, order.id, version)
  return last?.act === act && last.by_user === session.userId
}

/** One act of one side, by the table. */
export const actOnOrder = (id: string, input: OrderActInput, ctx: Ctx): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const found = await sided(trx, ctx, id, true)
    const { order, side, session } = found
    const show = (now: Sided): Promise<Order> => toOrder(trx, deps, now)
    const { act } = input
    if (!isActOf(act, side) || !maySpend(session, act)) forbidden()
    if (await isRepeat(trx, found, input)) return show(found)
    if (order.version !== input.version) conflict(await show(found), say(lang, 'stale'))
    if (!KNOWN_STATES.includes(order.state)) laterVersion(lang)
    const to = leadsTo(act, order.state, side)
    if (to === null)
      notAcceptable(say(lang, 'notNow', { state: say(lang, `state.${order.state}`) }))
    const now = deps.now()
    if (isStopped(act, found.seller)) notAcceptable(say(lang, 'suspended'))
    // Before what the guards say: they would take a payment that nobody reads for none.
    const isItemRead = await readsItem(trx, order)
    if ((await halfReadActs(trx, found, isItemRead)).includes(act)) laterVersion(lang)
    const guard = guardOf(order, act, side, now)
    if (guard) notAcceptable(say(lang, guard))
    const changes: Changes = {
      state: to,
      ...(await effectOf({ ...found, trx, deps, lang, now, input })),
    }
    if (act === 'take' && input.write) {
      await deliverHome(found, { trx, deps, lang, session }, input, show)
      changes.written_at = now
    }
    const saved = await step(trx, order, changes, now)
    if (act === 'received') await postReceipt(trx, saved, found.seller, now)
    if (act === 'refund' && order.pay === 'transfer')
      await postRefund(trx, saved, found.seller, input.amount ?? 0, now)
    await addAct(trx, order, {
      act,
      side,
      by: session.userId,
      at: now,
      text: input.text?.trim() || null,
      startsAt: input.startsAt ? new Date(input.startsAt) : null,
    })
    await recordEvent(trx, {
      kind: `order.${act}`,
      agencyId: order.buyer_agency,
      subject: id,
      payload: { state: saved.state },
    })
    const other = side === 'buyer' ? 'seller' : 'buyer'
    await tellSide(trx, { order: saved, seller: found.seller }, other, newsOf(act), now)
    return show({ ...found, order: saved })
  })

const newsOf = (act: OrderActInput['act']): MessageKey => `news.${act}`
