import type { SeenHome } from '../../../../generated/model'
import { date } from '../../../lib/format'

/** Homes under the day in the islands on which they were last seen, in the order given. */
export function byDay(homes: readonly SeenHome[]): [string, SeenHome[]][] {
  const days = new Map<string, SeenHome[]>()
  for (const home of homes) {
    const day = date(home.seenAt, 'YYYY-MM-DD')
    days.set(day, [...(days.get(day) ?? []), home])
  }
  return [...days]
}

/** By how much the price has changed since it was seen, EUR cents; zero while either is unknown. */
export const priceMove = ({ priceSeen, card }: SeenHome): number =>
  priceSeen === null || !card || card.price === null ? 0 : card.price - priceSeen
