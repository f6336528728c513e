import type { ListAuditLinesParams } from '../../../generated/model'

/** What stands in the address of each filter. */
export const FILTERS = {
  actorId: 'quien',
  subject: 'tema',
  outcome: 'resultado',
  day: 'dia',
} as const
export type AuditFilter = keyof typeof FILTERS

/** The filters of an address, as the list is asked. */
export const filtersIn = (query: URLSearchParams): ListAuditLinesParams =>
  Object.fromEntries(
    Object.entries(FILTERS).flatMap(([name, word]) => {
      const value = query.get(word)
      return value ? [[name, value]] : []
    }),
  )

/** The address with one filter set, or taken off by an empty value. */
export function withFilter(
  query: URLSearchParams,
  name: AuditFilter,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(FILTERS[name])
  else next.set(FILTERS[name], value)
  return next
}
