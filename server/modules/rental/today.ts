/** The islands' day of a moment, YYYY-MM-DD. */
export const today = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now)
