const DAY_MS = 86_400_000

/** The day so many days after another, `YYYY-MM-DD`. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Every day from one to another, both included; none where they are turned around. */
export function daysBetween(from: string, to: string): string[] {
  const n = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, n) }, (_, at) => dayPlus(from, at))
}
