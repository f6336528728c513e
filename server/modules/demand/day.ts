const DAY = 86_400_000

const madrid = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(at)

/** When a day of the islands (YYYY-MM-DD) is over. */
export function endOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY
  // Winter is one hour ahead of UTC, summer two.
  const winter = new Date(midnight - DAY / 24)
  return madrid(new Date(winter.getTime() - 1)) === day ? winter : new Date(midnight - DAY / 12)
}
