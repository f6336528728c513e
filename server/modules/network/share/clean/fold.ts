/** Letters that stand in for digits, as people write to get past a filter. */
const LOOKALIKE: Readonly<Record<string, string>> = {
  o: '0',
  q: '0',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  z: '2',
  e: '3',
  s: '5',
  b: '8',
}

/** Lower case without accents; digits of other scripts and in circles are plain ones. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|[\u200b-\u200f\u2060]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => digitOf(digit))
    .toLowerCase()

/** The value of a decimal digit of any script: its blocks begin with zero, ten in a row. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return String(code - zero)
}

/**
 * A word as digits where it is made of digits and letters that look like them; null otherwise. A
 * word of such letters alone ("so", "OO") is one only beside numbers, which the caller decides.
 */
export function asDigits(word: string, besideNumber: boolean): string | null {
  if (/^\d+$/.test(word)) return word
  if (!/^[\doqli|!zesb]+$/.test(word)) return null
  if (!/\d/.test(word) && !(besideNumber && /^[oq0]+$/.test(word))) return null
  // "3b", "5l" and "2e" are doors and floors.
  const letters = word.replace(/\d/g, '').length
  if (letters > 0 && /^\d[^\doq]$/.test(word)) return null
  return [...word].map((one) => LOOKALIKE[one] ?? one).join('')
}
