import type { SqlBool } from 'kysely'
import type { AgendaItem } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'

/**
 * Was a visit held? One that is marked done, and one whose hour is over and that nobody called off
 * (docs/decisions/0036).
 */
export const isHeldVisit = (
  { kind, status, endsAt }: Pick<AgendaItem, 'kind' | 'status' | 'endsAt'>,
  now: Date,
): boolean =>
  kind === 'visit' && (status === 'done' || (status === 'confirmed' && endsAt <= now.toISOString()))

/** The same of rows of `agenda_event`; a series is its first visit. */
export const heldVisits = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  (agenda_event.kind = 'visit' and agenda_event.deleted_at is null
  and (agenda_event.status = 'done'
    or (agenda_event.status = 'confirmed' and agenda_event.ends_at <= ${now})))`
