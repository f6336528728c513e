import type { InboxClock } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'
import { dayMinute, dayNumber, officeMinutes } from './office.ts'

/**
 * The cases of a cohort by `key`, each with when it came by the clock of the islands (`came_day`,
 * `came_minute`) and how many minutes of office hours it waited for an answer (`wait`; null: none
 * came). A query for a CTE. `offset 0`: both moments are turned once, not wherever an expression
 * names them.
 */
export const waitsBy = (clock: InboxClock): RawBuilder<unknown> => sql`
  select key, visited, accepted, closed, came_day, came_minute,
    case when replied_day is not null then ${officeMinutes(CAME, REPLIED, clock)} end as wait
  from (select key, visited, accepted, closed,
      ${dayNumber('came')} as came_day, ${dayMinute('came')} as came_minute,
      ${dayNumber('replied')} as replied_day, ${dayMinute('replied')} as replied_minute
    from (select key, visited, accepted, closed,
        created_at at time zone 'Europe/Madrid' as came,
        answered_at at time zone 'Europe/Madrid' as replied
      from cases offset 0) c offset 0) c`

const CAME = { day: 'came_day', minute: 'came_minute' }
const REPLIED = { day: 'replied_day', minute: 'replied_minute' }

/** Of the waits of a group. */
export const quantile = (share: number): RawBuilder<unknown> =>
  sql`round((percentile_cont(${share}::float) within group (order by wait))::numeric, 1)::float`
