import type { PropertyRecord } from '../property.repository.ts'

type Lowering = Pick<PropertyRecord, 'previous_price' | 'lowered_at'>

/**
 * What a new price of the first offer (EUR cents) makes of "was … before". Only a price the public
 * saw can be lowered; raising it to the earlier price or above ends the mark.
 */
export function lowering(
  home: Pick<PropertyRecord, 'price' | 'previous_price' | 'lowered_at' | 'published_at'>,
  price: number | null,
  now: Date,
): Lowering {
  const kept = { previous_price: home.previous_price, lowered_at: home.lowered_at }
  if (home.published_at === null || price === home.price) return kept
  if (price !== null && home.price !== null && price < home.price)
    return { previous_price: home.price, lowered_at: now }
  const stillLower = price !== null && home.previous_price !== null && price < home.previous_price
  return stillLower ? kept : { previous_price: null, lowered_at: null }
}
