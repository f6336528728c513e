import type { PropertyMandate, PropertyOffer } from '../../../generated/model/index.ts'

/**
 * What a colleague needs of the mandate to show a shared home; owners, fees and asked prices stay
 * with who looks after it.
 */
export const SHARED_MANDATE = [
  'exclusive',
  'startsOn',
  'endsOn',
  'keysHeld',
  'keysNumber',
  'keysPlace',
  'viewingNoticeHours',
  'signBoard',
  'shared',
  'commissionOfferedPct',
] as const satisfies readonly (keyof PropertyMandate)[]

/** The mandate of a shared home as a colleague reads it. */
export const sharedMandate = (mandate: PropertyMandate): PropertyMandate =>
  Object.fromEntries(
    SHARED_MANDATE.flatMap((key) =>
      mandate[key] === undefined ? [] : [[key, mandate[key]] as const],
    ),
  )

/** What of an offer tells the fee: the price without what its owners are left with. */
export const KEPT_OF_OFFERS = ['netOwnerPrice'] as const satisfies readonly (keyof PropertyOffer)[]
const isKept = new Set<string>(KEPT_OF_OFFERS)

/** An offer of a shared home as a colleague reads it. */
export const sharedOffer = (offer: PropertyOffer): PropertyOffer =>
  Object.fromEntries(Object.entries(offer).filter(([key]) => !isKept.has(key))) as typeof offer
