/**
 * What is left of a text of digits and capital letters by ISO 7064 MOD 97-10, letters as 10 to 35:
 * one where its check digits fit.
 */
export function mod97(text: string): number {
  let left = 0
  for (const sign of text) left = Number(`${left}${Number.parseInt(sign, 36)}`) % 97
  return left
}
