import type { PropertyMandate } from '../../../generated/model/index.ts'

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
