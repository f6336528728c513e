import { money } from './format'

/** Integer cents with two decimals; zero is an amount here, and so is what is not there yet. */
export const cents = (amount: number | null | undefined): string => money(amount) || '0,00 €'
