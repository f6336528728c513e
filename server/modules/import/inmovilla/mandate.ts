import type { PropertyMandate, PropertyOwner } from '../../../../generated/model/index.ts'
import { present } from '../terms/steps.ts'
import { amount, day, flag, text, type RestRecord } from './values.ts'

/** Above this a commission is an amount in euros, not a percentage. */
const MOST_PERCENT = 15

/** The mandate: whose the home is, until when it is exclusive, where its keys hang. */
export function mandateOf(raw: RestRecord, owners: PropertyOwner[]): PropertyMandate {
  const commission = amount(raw, 'comision', 10_000_000)
  const keys = text(raw, 'numllave')
  const isExclusive = flag(raw, 'exclu')
  const [startsOn, ends] = isExclusive
    ? [day(raw, 'alta_exclusiva'), day(raw, 'baja_exclusiva')]
    : []
  const endsOn = ends && startsOn && ends < startsOn ? undefined : ends
  return present({
    ...(owners.length && { owners }),
    exclusive: isExclusive ? ('exclusive' as const) : undefined,
    startsOn,
    endsOn,
    ...(commission !== undefined &&
      (commission <= MOST_PERCENT
        ? { commissionType: 'percent' as const, commissionPct: commission }
        : { commissionType: 'fixed' as const, commissionFixed: Math.round(commission * 100) })),
    commissionOfferedPct: amount(raw, 'cesioncom', 100),
    ...(keys !== '' &&
      keys !== '0' && {
        keysHeld: true,
        keysNumber: keys.slice(0, 20),
        keysPlace: 'office' as const,
      }),
    signBoard: flag(raw, 'haycartel') || undefined,
  })
}
