import type {
  Order,
  OrderAnswerInput,
  OrderMessageInput,
  OrderReviewInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { countOn } from '../../market/index.ts'
import { say } from '../messages.ts'
import { tellSide } from '../news.ts'
import { onSide, sided } from '../order.policy.ts'
import { toOrder } from '../view/view.ts'
import { insertMessage, insertReview, writeAnswer } from './talk.repository.ts'

/** How long after its end an order is still talked about and rated. */
const AFTER_MS = 60 * 86_400_000

/** Writes to the other side; the same message again is written once. */
export const writeMessage = (id: string, body: OrderMessageInput, ctx: Ctx): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const found = await sided(trx, ctx, id, true)
    const { order, side, session } = found
    const now = deps.now()
    const text = body.text.trim() || fieldErrors({ text: say(lang, 'required') })
    if (order.ended_at && now.getTime() - order.ended_at.getTime() > AFTER_MS)
      notAcceptable(say(lang, 'longEnded'))
    const message = { order_id: id, client_id: body.clientId, side, by_user: session.userId }
    const written = await insertMessage(trx, { ...message, text, at: now })
    if (written)
      await tellSide(trx, found, side === 'buyer' ? 'seller' : 'buyer', 'news.message', now)
    return toOrder(trx, deps, found)
  })

/** The buyer's stars, once, of what was completed. */
export const reviewOrder = (id: string, body: OrderReviewInput, ctx: Ctx): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const found = await onSide(trx, ctx, id, 'buyer', true)
    const { order, session } = found
    const now = deps.now()
    if (order.state !== 'completed' || !order.ended_at) notAcceptable(say(lang, 'notCompleted'))
    if (now.getTime() - (order.ended_at?.getTime() ?? 0) > AFTER_MS)
      notAcceptable(say(lang, 'longEnded'))
    const written = await insertReview(trx, {
      order_id: id,
      item_id: order.item_id,
      stars: body.stars,
      text: body.text?.trim() || null,
      by_user: session.userId,
      at: now,
    })
    if (!written) return notAcceptable(say(lang, 'rated'))
    await countOn(trx, order.item_id, { stars: body.stars })
    await tellSide(trx, found, 'seller', 'news.review', now)
    return toOrder(trx, deps, found)
  })

/** The seller's answer to the stars, once. */
export const answerReview = (id: string, body: OrderAnswerInput, ctx: Ctx): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const found = await onSide(trx, ctx, id, 'seller', true)
    const text = body.text.trim() || fieldErrors({ text: say(lang, 'required') })
    const now = deps.now()
    const written = await writeAnswer(trx, id, text, now)
    if (!written) return notAcceptable(say(lang, 'noReview'))
    await tellSide(trx, found, 'buyer', 'news.answer', now)
    return toOrder(trx, deps, found)
  })
