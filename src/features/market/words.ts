import { money } from '../../lib/format'

/** Cents with two decimals, zero too. */
export const cents = (amount: number | null | undefined): string => money(amount) || '0,00 €'

/** Address of a picture at a width; small ones exist of every picture. */
export const pictureAt = (hash: string, width: number): string => `/media/${hash}/${width}.webp`
