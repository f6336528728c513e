/** Cents as the records have them: `123.45`, `-0.05`. */
export function amountText(cents: number): string {
  const size = Math.abs(cents)
  const text = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}

/** A day as the records have it: 2026-11-26 is 26-11-2026. */
export const dayText = (day: string): string => day.split('-').toReversed().join('-')
