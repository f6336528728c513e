import { AUDITED } from '../../../generated/audit'
import { AuditOutcome, type ListAuditLinesParams } from '../../../generated/model'

/** What stands in the address of each filter. */
export const FILTERS = {
  actorId: 'quien',
  subject: 'tema',
  outcome: 'resultado',
  day: 'dia',
} as const
export type AuditFilter = keyof typeof FILTERS

/** What the log's lines are about. */
export const KINDS = [...new Set(Object.values(AUDITED))]

const ANSWERS: Record<AuditFilter, (value: string) => boolean> = {
  actorId: (value) => /^[0-9a-f-]{36}$/.test(value),
  subject: (value) => (KINDS as string[]).includes(value),
  outcome: (value) => Object.values<string>(AuditOutcome).includes(value),
  day: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
}

/** The filters of an address, as the list is asked; what is no answer there is left out. */
export const filtersIn = (query: URLSearchParams): ListAuditLinesParams =>
  Object.fromEntries(
    (Object.keys(FILTERS) as AuditFilter[]).flatMap((name) => {
      const value = query.get(FILTERS[name]) ?? ''
      return ANSWERS[name](value) ? [[name, value]] : []
    }),
  )
