/** Periods by their name in the address; `libre` is typed. */
export const PRESETS = ['tres', 'mes', 'pasado', 'trimestre', 'ano', 'doce', 'libre'] as const
export type Preset = (typeof PRESETS)[number]

export const isPreset = (text: string | null): text is Preset =>
  PRESETS.some((preset) => preset === text)

/** The first day of the month so many months after a day's. */
export function firstDay(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

/** The day before a day. */
const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/**
 * Days (YYYY-MM-DD, the last included) of a period as of a day. What is typed is left to the
 * server, which says at the field what is wrong with it.
 */
export function daysOf(
  preset: Preset,
  today: string,
  typed: URLSearchParams,
): { from?: string; to?: string; asOf?: string } {
  const quarter = -((Number(today.slice(5, 7)) - 1) % 3)
  const closed = (from: number, to: number) => ({
    from: firstDay(today, from),
    to: before(firstDay(today, to)),
  })
  if (preset === 'mes') return { from: firstDay(today, 0), to: today }
  if (preset === 'pasado') return closed(-1, 0)
  if (preset === 'trimestre') return closed(quarter - 3, quarter)
  if (preset === 'ano') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (preset === 'doce') return { from: firstDay(today, -11), to: today }
  if (preset === 'tres') return { from: firstDay(today, -2), to: today }
  const [from, to, asOf] = [typed.get('desde'), typed.get('hasta'), typed.get('visto')]
  return { ...(from ? { from } : {}), ...(to ? { to } : {}), ...(asOf ? { asOf } : {}) }
}
