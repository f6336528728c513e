/** As it is stored: capitals and digits alone. */
export const plainIban = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** The remainder by 97 of letters and digits, letters as 10 to 35 (ISO 7064). */
export const remainder97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/** Whether it is a Spanish IBAN with right check digits (ISO 13616: 24 signs). */
export function isSpanishIban(text: string): boolean {
  const iban = plainIban(text)
  return /^ES\d{22}$/.test(iban) && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1
}
