/** What the last two characters are reckoned by: weights of eleven places, and the letters. */
const WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1]
const LETTERS = 'MQWERTYUIOPASDFGHJKLBZX'
const REFERENCE = /^[0-9A-Z]{20}$/

/** Whether the two control letters are those of the rest. */
export function lettersFit(reference: string): boolean {
  if (!REFERENCE.test(reference)) return false
  const unit = reference.slice(14, 18)
  return (
    letterOf(reference.slice(0, 7) + unit) + letterOf(reference.slice(7, 14) + unit) ===
    reference.slice(18)
  )
}

const letterOf = (part: string): string =>
  LETTERS[
    [...part].reduce((sum, one, place) => sum + valueOf(one) * (WEIGHTS[place] ?? 0), 0) %
      LETTERS.length
  ] ?? ''

/** Digits are themselves; letters count from 1, with an Ñ after the N. */
function valueOf(one: string): number {
  if (one <= '9') return Number(one)
  const place = one.charCodeAt(0) - 64
  return one > 'N' ? place + 1 : place
}
