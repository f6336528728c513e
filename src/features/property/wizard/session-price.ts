import type { Operation, Property } from '../../../../generated/model'
import type { Edit, Value } from './session-state'

/** A price that the edited step changes, EUR cents. */
export interface PriceMove {
  operation: Operation
  old: number
  price: number
}

type Offer = Property['basics']['offers'][number]

const offersOf = (value: unknown): Partial<Offer>[] =>
  ((value as Partial<Property['basics']> | undefined)?.offers ?? []).filter(
    (offer) => typeof offer === 'object',
  )

/**
 * Prices the public sees that an edit changes: they are saved with their reason. A first price, or
 * one taken away, has none.
 */
export function priceMoves(property: Property | null, edit: Edit | undefined): PriceMove[] {
  if (!property || !edit?.valid || (property.status !== 'active' && property.status !== 'reserved'))
    return []
  return offersOf(edit.value).flatMap(({ operation, price }) => {
    const old = property.basics.offers.find((offer) => offer.operation === operation)?.price
    return operation && old && price && old !== price ? [{ operation, old, price }] : []
  })
}

/** The step as it is edited, with the prices that are stored. */
export function withStoredPrices(property: Property, value: Value): Value {
  const offers = offersOf(value).map((offer) => {
    const stored = property.basics.offers.find(({ operation }) => operation === offer.operation)
    return stored?.price && offer.price ? { ...offer, price: stored.price } : offer
  })
  return { ...value, offers }
}
