import { euroText } from './euro-text.ts'

/** Bytes that the text of a code may have (EPC069-12). */
const LONGEST = 331
const NAME = 70

/** What a transfer needs: who is paid, where, how many cents, by which `RF…` reference. */
export interface Transfer {
  name: string
  iban: string
  amount: number
  reference: string
}

/**
 * The text of the QR code that fills in a transfer in a bank's app: EPC069-12, version 002, UTF-8,
 * without BIC. Throws for less than a cent.
 */
export function transferCode({ name, iban, amount, reference }: Transfer): string {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new Error('There is nothing to pay')
  const euros = `EUR${euroText(amount)}`
  const who = name.replace(/\s+/g, ' ').trim().slice(0, NAME)
  const text = ['BCD', '002', '1', 'SCT', '', who, iban, euros, '', reference, '', ''].join('\n')
  if (Buffer.byteLength(text) > LONGEST) throw new Error('The code has no room for this')
  return text
}
