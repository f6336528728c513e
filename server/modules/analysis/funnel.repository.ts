import type { AnalysisGrouping, AnalysisStepKind } from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import { cohort, type Cohort } from './cohort.ts'
import { newest, type Behind, type CaseRow } from './items.ts'
import type { Period } from './period.ts'

/** Steps in their order. */
export const STEPS: readonly AnalysisStepKind[] = [
  'enquiry',
  'answered',
  'visited',
  'offered',
  'accepted',
  'closed',
]

type After = Exclude<AnalysisStepKind, 'enquiry'>

/** Cases of a group: how many came to each step, may still come, and the median days from before. */
export interface FunnelRow {
  whole: boolean
  key: string | null
  enquiry: number
  n: Record<After, number>
  open: Record<After, number>
  days: Record<After, number | null>
}

/** How many cases came to each step. */
export type Counts = Record<AnalysisStepKind, number>

/** What is read of a cohort beside the whole. */
export interface Wanted {
  by?: AnalysisGrouping | undefined
  /** Counts of those of the cohort that came within another period, which lies in its own. */
  within?: Period | undefined
  behind?: Behind | undefined
}

export interface Funnel {
  /** The whole and, with `by`, each group; those with most cases first. */
  rows: FunnelRow[]
  within: Counts | null
  items: CaseRow[]
}

/** Null where no two moments are known: `greatest` alone would take an unknown one for none. */
const days = (from: string, to: string) => sql`
  round((percentile_cont(0.5) within group (order by greatest(0,
    date_part('epoch', ${sql.ref(to)} - ${sql.ref(from)}) / 86400))
    filter (where ${sql.ref(from)} is not null and ${sql.ref(to)} is not null))::numeric, 2)::float`

const counts = sql`
  'answered', count(*) filter (where answered), 'visited', count(*) filter (where visited),
  'offered', count(*) filter (where offered), 'accepted', count(*) filter (where accepted),
  'closed', count(*) filter (where closed)`

/** The same of those that came within a period, in the same pass over the cases. */
function came({ start, end }: Period): RawBuilder<unknown> {
  const of = (step: AnalysisStepKind) => {
    const reached = step === 'enquiry' ? sql`` : sql`and ${sql.ref(step)}`
    return sql`${sql.lit(step)}, count(*) filter
      (where created_at >= ${start} and created_at < ${end} ${reached})`
  }
  return sql`json_build_object(${sql.join(STEPS.map(of))})`
}

const steps = (
  by: AnalysisGrouping | undefined,
  within: Period | undefined,
): RawBuilder<unknown> => sql`
  select ${by ? sql`grouping(key) = 1` : sql`true`} as whole,
    ${by ? sql`key` : sql`null::text as key`}, count(*)::int as enquiry,
    json_build_object(${counts}) as n,
    json_build_object(
      'answered', count(*) filter (where not answered and waits),
      'visited', count(*) filter (where answered and not visited and hopeful),
      'offered', count(*) filter (where visited and not offered and hopeful),
      'accepted', count(*) filter (where offered and not accepted and bargaining),
      'closed', count(*) filter (where accepted and not closed and under_way)) as open,
    json_build_object(
      'answered', ${days('created_at', 'answered_at')},
      'visited', ${days('answered_at', 'visited_at')},
      'offered', ${days('visited_at', 'offered_at')},
      'accepted', ${days('offered_at', 'accepted_at')},
      'closed', ${days('accepted_at', 'closed_at')}) as days
    ${within ? sql`, ${came(within)} as within` : sql``}
  from cases
  ${by ? sql`group by grouping sets ((), (key))` : sql``}
  order by 1 desc, 3 desc, 2 limit 201`

/** The funnel of a cohort, and what else is wanted of the same: one reading of it for all. */
export async function funnelOf(db: Db, of: Cohort, wanted: Wanted = {}): Promise<Funnel> {
  const { by, within, behind } = wanted
  const { rows } = await sql<{ rows: (FunnelRow & { within?: Counts })[]; items: CaseRow[] }>`
    with ${cohort(of, by)}
    select (select json_agg(s) from (${steps(by, within)}) s) as rows,
      ${behind ? newest(behind) : sql`'[]'::json`} as items`.execute(db)
  const [found] = rows
  if (!found) return { rows: [], within: null, items: [] }
  return { ...found, within: found.rows.find(({ whole }) => whole)?.within ?? null }
}
