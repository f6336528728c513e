/** Quarters that can be looked at. */
const MOST = 12

/** This quarter and those before it, the newest first, as `2026-Q4`. */
export function quartersUntil(day: string): string[] {
  const at = Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3) - 1
  return Array.from(
    { length: MOST },
    (_, back) => `${Math.floor((at - back) / 4)}-Q${((at - back) % 4) + 1}`,
  )
}

/** The quarter that an address asks for; this one where it asks for none that there is. */
export const quarterIn = (query: URLSearchParams, quarters: readonly string[]): string =>
  quarters.find((one) => one === query.get('trimestre')) ?? quarters[0] ?? ''
