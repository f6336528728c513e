import type { OrderHome, OrderSide } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { listedNames } from '../../listing/index.ts'
import { municipality } from '../../place/index.ts'
import { loadProperty, streetOf } from '../../property/index.ts'
import { buyerPerson } from '../buyer.ts'
import type { OrderRow } from '../order.repository.ts'

const DAY = 86_400_000
/** How long after the end a seller still knows the address. */
const AFTER_DAYS = 7

/** Whether a seller may know address and contact: from acceptance to seven days after the end. */
export function isWithinWindow(
  { state, ended_at: endedAt }: Pick<OrderRow, 'state' | 'ended_at'>,
  now: Date,
): boolean {
  if (state === 'accepted' || state === 'delivered' || state === 'disputed') return true
  if (state !== 'completed' && state !== 'closed') return false
  return endedAt !== null && now.getTime() - endedAt.getTime() < AFTER_DAYS * DAY
}

/** A home as a side of an order knows it: field by field, nothing else is copied. */
export async function orderHome(
  db: Db,
  order: OrderRow,
  side: OrderSide,
  now: Date,
): Promise<OrderHome | null> {
  const home = order.property_id ? await loadProperty(db, order.property_id) : null
  if (!home) return null
  const { location, layout, basics } = home
  const place = location?.municipalityIne ? municipality(location.municipalityIne) : null
  const open = side === 'buyer' || isWithinWindow(order, now)
  const contact = open ? await buyerPerson(db, order) : null
  return {
    id: side === 'buyer' ? home.id : null,
    ref: home.ref,
    type: basics.type,
    town: (open ? location?.town : listedNames(location ?? {}).town) ?? null,
    municipality: place?.name ?? null,
    m2: layout?.built ?? layout?.usable ?? layout?.plot ?? null,
    address: open ? streetOf(location) : null,
    postalCode: open ? (location?.postalCode ?? null) : null,
    contactName: contact ? `${contact.first_name} ${contact.last_name}`.trim() : null,
    contactPhone: contact?.phone ?? null,
  }
}
