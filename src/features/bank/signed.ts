import { cents } from '../../lib/cents'

/** An amount with its sign before it, as statements write it: `+ 11.253,00 €`, `− 84,70 €`. */
export const signed = (amount: number): string =>
  `${amount < 0 ? '−' : '+'} ${cents(Math.abs(amount))}`

/** An amount without its sign. */
export const size = (amount: number): string => cents(Math.abs(amount))

/** The end of an account's number, as its holder knows it. */
export const ending = (iban: string): string => `…${iban.slice(-4)}`

/** An IBAN in groups of four. */
export const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
