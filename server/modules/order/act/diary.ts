import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { createEvent, loadEvent, moveEvent, setEventStatus } from '../../agenda/index.ts'
import { loadProperty } from '../../property/index.ts'
import { say } from '../messages.ts'
import { buyerPerson } from '../buyer.ts'
import type { Doing } from './doing.ts'

/** The diary of the buyer's agency is written by a program: the act is often the seller's. */
const workOf = ({ trx, deps, order, lang }: Doing): Work => {
  const actor: Actor = { userId: null, agencyId: order.buyer_agency, role: 'ADMIN', lang }
  return { trx, deps, actor }
}

/** Writes the hour into the diary of who speaks for the order; null where there is none. */
export async function diaryAccepted(doing: Doing): Promise<string | null> {
  const { trx, order, seller, lang } = doing
  if (!order.starts_at || !order.ends_at) return null
  const person = await buyerPerson(trx, order)
  if (!person) return null
  // A home in the bin has no diary.
  const home = order.property_id && (await loadProperty(trx, order.property_id))
  const event = await createEvent(workOf(doing), {
    kind: 'meeting',
    title: say(lang, 'diary', { name: seller.doc.displayName ?? '', number: order.number }),
    startsAt: order.starts_at.toISOString(),
    endsAt: order.ends_at.toISOString(),
    organiserId: person.id,
    ...(home && { propertyIds: [home.id] }),
  })
  return event.id
}

/** Moves it, unless it was put away by hand. */
export async function diaryMoved(doing: Doing, startsAt: Date, endsAt: Date): Promise<void> {
  const { trx, order } = doing
  if (!order.event_id || !(await loadEvent(trx, order.event_id))) return
  await moveEvent(workOf(doing), order.event_id, {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })
}

/** Calls it off. */
export async function diaryCancelled({ trx, order, now }: Doing): Promise<void> {
  if (order.event_id) await setEventStatus(trx, order.event_id, 'cancelled', { at: now })
}
