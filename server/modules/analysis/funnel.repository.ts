import type { AnalysisGrouping, AnalysisStepKind } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { cohort, GROUP, type Cohort } from './cohort.ts'

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

/** Null where no two moments are known: `greatest` alone would take an unknown one for none. */
const days = (from: string, to: string) => sql`
  round((percentile_cont(0.5) within group (order by greatest(0,
    extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 86400))
    filter (where ${sql.ref(from)} is not null and ${sql.ref(to)} is not null))::numeric, 2)::float`

/** The funnel of a cohort, whole and, with `by`, of each group; those with most cases first. */
export async function funnelOf(db: Db, of: Cohort, by?: AnalysisGrouping): Promise<FunnelRow[]> {
  const key = by ? sql.ref(GROUP[by]) : sql`null::text`
  const sets = by ? sql`group by grouping sets ((), (key))` : sql``
  const whole = by ? sql`grouping(key) = 1` : sql`true`
  const { rows } = await sql<FunnelRow>`
    with ${cohort(of)}
    select ${whole} as whole, ${by ? sql`key` : sql`null::text as key`},
      count(*)::int as enquiry,
      json_build_object(
        'answered', count(*) filter (where answered), 'visited', count(*) filter (where visited),
        'offered', count(*) filter (where offered), 'accepted', count(*) filter (where accepted),
        'closed', count(*) filter (where closed)) as n,
      json_build_object(
        'answered', count(*) filter (where not answered and state = 'new'),
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
    from (select ${key} as key, * from cases) c ${sets}
    order by 1 desc, 3 desc, 2 limit 201`.execute(db)
  return rows
}

/** A case as a list shows it. */
export interface CaseRow {
  id: string
  property_id: string
  person: string
  title: string
  ref: string
  source: string
  agent: string | null
  created_at: Date
  at: Date | null
}

/** The newest cases that came to a step; of one group where `group` names it. */
export async function casesBehind(
  db: Db,
  of: Cohort,
  step: AnalysisStepKind,
  group?: { by: AnalysisGrouping; key: string },
): Promise<CaseRow[]> {
  const reached = step === 'enquiry' ? sql`true` : sql.ref(step)
  const at = step === 'enquiry' ? 'created_at' : `${step}_at`
  const { rows } = await sql<CaseRow>`
    with ${cohort(of)}
    select id, property_id, person, title, ref, source, agent, created_at, ${sql.ref(at)} as at
    from cases where ${reached}
    ${group ? sql`and ${sql.ref(GROUP[group.by])} = ${group.key}` : sql``}
    order by created_at desc, id desc limit 50`.execute(db)
  return rows
}
