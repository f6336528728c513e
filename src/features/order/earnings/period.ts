/** A month, a quarter or a year, as the address and the contract write it. */
const PERIOD = /^20\d{2}(-(0[1-9]|1[0-2]|Q[1-4]))?$/

/** The month of a day in Europe/Madrid. */
export const monthOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
  }).format(at)

/** The period that an address asks for; this month where it asks for none that there is. */
export const periodIn = (query: URLSearchParams, now: Date): string => {
  const asked = query.get('periodo') ?? ''
  return PERIOD.test(asked) ? asked : monthOf(now)
}

/** What can be chosen: the last twelve months, the quarters they are in, and their years. */
export function periodsUntil(now: Date): { months: string[]; quarters: string[]; years: string[] } {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number)
  const months = Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
  const quarterOf = (one: string): string =>
    `${one.slice(0, 4)}-Q${Math.ceil(Number(one.slice(5)) / 3)}`
  return {
    months,
    quarters: [...new Set(months.map(quarterOf))],
    years: [...new Set(months.map((one) => one.slice(0, 4)))],
  }
}

/** A period in words of a language. */
export function periodName(period: string, language: string): string {
  const [year = '', part] = period.split('-')
  if (!part) return year
  if (part.startsWith('Q')) return `${part.slice(1)}T ${year}`
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(Number(year), Number(part) - 1, 1),
  )
}
