const ISO = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })

/** The day in the islands, YYYY-MM-DD: an offer holds until its last day is over there. */
export const dayIn = (now: Date): string => ISO.format(now)

/** A day as people there write it. */
export const written = (day: string): string => day.split('-').toReversed().join('/')
