import { money } from './format'

/** Integer cents with two decimals, zero too, which tables of money need. */
export const cents = (amount: number): string => money(amount) || '0,00 €'
