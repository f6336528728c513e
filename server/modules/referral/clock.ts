export const DAY = 86_400_000

/** The moment so many days earlier. */
export const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)
