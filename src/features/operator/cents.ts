import { money } from '../../lib/format'

/** Cents with two decimals, zero too. */
export const cents = (amount: number | null | undefined): string => money(amount) || '0,00 €'
