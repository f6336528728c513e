/** Which of two numbers comes first in the dates of a column. */
export type DateOrder = 'dmy' | 'mdy'

const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T].*)?$/
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/
const DIGITS = /^(\d{4})(\d{2})(\d{2})(?:T.*)?$/

/** What a date says about the order of its column; null when it fits both. */
export function orderShownBy(text: string): DateOrder | null {
  const [, first, second] = NUMBERS.exec(text.trim()) ?? []
  if (Number(first) > 12 && Number(second) <= 12) return 'dmy'
  return Number(second) > 12 && Number(first) <= 12 ? 'mdy' : null
}

/** Whether a date can be read both ways: neither number says that it is the day. */
export function isOpen(text: string): boolean {
  const [, first, second] = NUMBERS.exec(text.trim()) ?? []
  return Number(first) <= 12 && Number(second) <= 12 && first !== second
}

/**
 * A day as ISO 8601; null when it is none, or lies ahead or more than 120 years back. Two-digit
 * years are the past.
 */
export function dayOf(text: string, order: DateOrder = 'dmy', today = new Date()): string | null {
  const plain = text.trim()
  const iso = ISO.exec(plain) ?? DIGITS.exec(plain)
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]), today)
  const numbers = NUMBERS.exec(plain)
  if (!numbers) return null
  const [, first, second, tail = ''] = numbers
  const [day, month] =
    order === 'dmy' ? [Number(first), Number(second)] : [Number(second), Number(first)]
  const now = today.getUTCFullYear()
  const year =
    tail.length === 4 ? Number(tail) : Number(tail) + (Number(tail) + 2000 > now ? 1900 : 2000)
  return checked(year, month, day, today)
}

function checked(year: number, month: number, day: number, today: Date): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date > today || year < today.getUTCFullYear() - 120
    ? null
    : date.toISOString().slice(0, 10)
}
