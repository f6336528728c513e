import { moneyShort } from '../../lib/format'

/** EUR cents as they are read, `0 €` for nothing at all. */
export const amountOf = (cents: number): string => moneyShort(cents) || '0 €'
