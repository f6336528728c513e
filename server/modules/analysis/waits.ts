import type { InboxClock } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'
import { officeMinutes } from './office.ts'

/**
 * The cases of a cohort by `key`, each with when it came by the clock of the islands (`local`) and
 * how many minutes of office hours it waited for an answer (`wait`; null: none came). A query for a
 * CTE. `offset 0`: both moments are turned once, not wherever an expression names them.
 */
export const waitsBy = (clock: InboxClock): RawBuilder<unknown> => sql`
  select key, visited, accepted, closed, local,
    case when replied is not null then ${officeMinutes('local', 'replied', clock)} end as wait
  from (select key, visited, accepted, closed,
      created_at at time zone 'Europe/Madrid' as local,
      answered_at at time zone 'Europe/Madrid' as replied
    from cases offset 0) c`

/** Of the waits of a group. */
export const quantile = (share: number): RawBuilder<unknown> =>
  sql`round((percentile_cont(${share}::float) within group (order by wait))::numeric, 1)::float`
