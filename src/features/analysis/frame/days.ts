const DAY = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && daysAfter(text, 0) === text

/** The day (YYYY-MM-DD) so many days after another; before it where there are fewer than none. */
export const daysAfter = (day: string, days: number): string =>
  new Date(at(day) + days * DAY).toISOString().slice(0, 10)

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number => (at(to) - at(from)) / DAY
