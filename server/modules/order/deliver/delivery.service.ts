import type { Order, OrderChanges, OrderDelivery } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { conflict, fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { getProperty } from '../../property/index.ts'
import { step } from '../act/act.service.ts'
import { isGiven } from '../act/guards.ts'
import { isHidden, readsItem } from '../act/half-read.ts'
import { say } from '../messages.ts'
import { buyerActor, onSide } from '../order.policy.ts'
import { toOrder } from '../view/view.ts'
import { changesOf } from './changes.ts'
import { filesOf, isFileRead, isHomeThere } from './file.repository.ts'
import { DATA } from './needed.ts'
import { stillWorking } from './working.ts'

/** Keeps what is delivered as data; only the part that the category is about. */
export const saveDelivery = (
  id: string,
  { version, category: _, ...parts }: OrderDelivery,
  ctx: Ctx,
): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const found = await onSide(trx, ctx, id, 'seller', true)
    stillWorking(found, ctx)
    if (found.order.version !== version)
      conflict(await toOrder(trx, deps, found), say(lang, 'stale'))
    const own = DATA[found.order.category]
    const strange = Object.keys(parts).find((key) => key !== own)
    if (strange) fieldErrors({ [strange]: say(lang, 'otherPart') })
    const { energy, cedula } = parts
    for (const [name, paper] of Object.entries({ energy, cedula }))
      if (paper && paper.expiresOn <= paper.issuedOn)
        fieldErrors({ [`${name}.expiresOn`]: say(lang, 'expires') })
    const order = await step(trx, found.order, { delivery: parts }, deps.now())
    return toOrder(trx, deps, { ...found, order })
  })

/** What a delivery would change in the home, for its buyer. */
export async function deliveryChanges(id: string, ctx: Ctx): Promise<OrderChanges> {
  const { db, now } = ctx.deps
  const { order, session } = await onSide(db, ctx, id, 'buyer')
  if (!isGiven(order)) notAcceptable(say(ctx.lang, 'notDelivered'))
  const files = (await filesOf(db, id)).filter(isFileRead)
  const photos = files.filter(({ hash }) => hash !== null).length
  const known = {
    photosAdded: photos,
    papersAdded: files.length - photos,
    isWritten: order.written_at !== null,
  }
  const homeId = order.property_id
  if (homeId === null || !(await isHomeThere(db, homeId)))
    return { propertyVersion: null, changes: [], photosBefore: 0, ...known }
  const home = await getProperty(db, homeId, buyerActor(session, ctx.lang), now())
  return {
    propertyVersion: home.version,
    changes: isHidden(order, await readsItem(db, order)) ? [] : changesOf(home, order.delivery),
    photosBefore: home.media.filter(({ kind }) => kind === 'photo').length,
    ...known,
  }
}
