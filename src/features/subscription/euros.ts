import { money } from '../../lib/format'

/** Integer cents with their decimals; zero is an amount here. */
export const euros = (cents: number): string => money(cents) || '0,00 €'
