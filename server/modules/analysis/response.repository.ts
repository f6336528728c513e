import type { AnalysisGrouping, InboxClock } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { cohort, type Cohort } from './cohort.ts'
import { quantile, waitsBy } from './waits.ts'

/** Waits of a group's cases, in minutes of office hours. */
export interface WaitRow {
  whole: boolean
  key: string | null
  n: number
  answered: number
  quick: number
  hour: number
  goal: number
  median: number | null
  slow: number | null
}

/** Answered cases by how long they waited. */
export interface ClassRow {
  class: number
  n: number
  visited: number
}

/** Answered cases by when they came. */
export interface HourRow {
  weekday: number
  hour: number
  n: number
  median: number
}

export interface Waits {
  groups: WaitRow[]
  classes: ClassRow[]
  hours: HourRow[]
}

/** The last minutes of the classes that waits are compared by; the fourth is longer. */
export const CLASSES = [15, 60, 120] as const

/** How long the cases of a cohort waited: in all and by group, by class, by hour of arrival. */
export async function waitsOf(
  db: Db,
  of: Cohort,
  clock: InboxClock,
  by?: AnalysisGrouping,
): Promise<Waits> {
  const sets = by ? sql`group by grouping sets ((), (key))` : sql``
  const { rows } = await sql<Waits>`
    with ${cohort(of, by)},
    waits as materialized (${waitsBy(clock)})
    select
      (select coalesce(json_agg(g order by g.whole desc, g.n desc, g.key), '[]') from (
        select ${by ? sql`grouping(key) = 1` : sql`true`} as whole,
          ${by ? sql`key` : sql`null::text as key`}, count(*)::int as n,
          count(wait)::int as answered, count(*) filter (where wait <= ${CLASSES[0]})::int as quick,
          count(*) filter (where wait <= ${CLASSES[1]})::int as hour,
          count(*) filter (where wait <= ${clock.goalMinutes})::int as goal,
          ${quantile(0.5)} as median, ${quantile(0.9)} as slow
        from waits ${sets} order by 1 desc, 3 desc limit 201) g) as groups,
      (select coalesce(json_agg(c), '[]') from (
        select width_bucket(wait - 0.000001, ${[...CLASSES]}::float[]) as class, count(*)::int as n,
          count(*) filter (where visited)::int as visited
        from waits where wait is not null group by 1) c) as classes,
      (select coalesce(json_agg(h order by h.weekday, h.hour), '[]') from (
        select came_day % 7 + 1 as weekday,
          (floor(came_minute / 120) * 2)::int as hour, count(*)::int as n,
          ${quantile(0.5)} as median
        from waits where wait is not null group by 1, 2) h) as hours`.execute(db)
  return rows[0] ?? { groups: [], classes: [], hours: [] }
}
