import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import type { Deps } from '../../../contract/deps.ts'
import { promise, timesFor, type HomeHere } from '../../market/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import type { Changes, Doing } from './doing.ts'
import { diaryMoved } from './diary.ts'
import { homeOf } from './quote.ts'

/** The hour of work at the house, which has to be free; 400 without, 406 where it is taken. */
async function hourOf(
  { trx, deps, order, seller, lang, input }: Doing,
  isNeeded: boolean,
): Promise<{ startsAt: Date; endsAt: Date; home: HomeHere } | null> {
  const home = await homeOf(trx, order, lang)
  if (!order.item.needsHome || !order.item.minutes) return null
  if (!input.startsAt) return isNeeded ? fieldErrors({ startsAt: say(lang, 'noStart') }) : null
  if (!home) return notAcceptable(say(lang, 'noHome'))
  const startsAt = new Date(input.startsAt)
  const { items } = await timesFor(
    { deps: { ...deps, db: trx as Deps['db'] } },
    { doc: order.item, lead_days: 0, seller_id: seller.id },
    home,
    { userId: null, from: dayOf(startsAt), days: 1, except: order.id },
  )
  const found = items.find((one) => one.startsAt === startsAt.toISOString())
  if (!found) return notAcceptable(say(lang, 'taken'))
  return { startsAt, endsAt: new Date(found.endsAt), home }
}

/** Promises the hour of an order; the service has none, or it is taken: 406. */
export async function hold(doing: Doing): Promise<Changes> {
  const { trx, order, seller, lang } = doing
  const hour = await hourOf(doing, true)
  if (!hour) return {}
  const held = await promise(trx, {
    orderId: order.id,
    sellerId: seller.id,
    startsAt: hour.startsAt,
    endsAt: hour.endsAt,
    geo: hour.home.geo,
  })
  if (!held) notAcceptable(say(lang, 'taken'))
  return { starts_at: hour.startsAt, ends_at: hour.endsAt }
}

/** Another hour is proposed; the other side has to say yes. */
export async function move(doing: Doing): Promise<Changes> {
  const hour = await hourOf(doing, true)
  return hour ? { proposed_at: hour.startsAt, proposed_by: doing.side } : {}
}

/** The hour that was proposed is promised, and stands in the diary. */
export async function confirmMove(doing: Doing): Promise<Changes> {
  const { order } = doing
  const at = order.proposed_at?.toISOString()
  const { starts_at, ends_at } = await hold({
    ...doing,
    input: { ...doing.input, ...(at && { startsAt: at }) },
  })
  const cleared = { proposed_at: null, proposed_by: null, reminded: 0 }
  if (!starts_at || !ends_at) return cleared
  await diaryMoved(doing, starts_at, ends_at)
  return { ...cleared, starts_at, ends_at }
}
