import type { AnalysisGrouping, AnalysisStepKind } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'
import { GROUP } from './cohort.ts'

/** Which cases are listed: that came to a step; of one group where it is named. */
export interface Behind {
  step: AnalysisStepKind
  group?: { by: AnalysisGrouping; key: string } | undefined
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
  created_at: string
  at: string | null
}

/** As an array, the newest 50 of a cohort; what a list shows of each is read of these alone. */
export function newest({ step, group }: Behind): RawBuilder<unknown> {
  const [reached, at] =
    step === 'enquiry' ? [sql`true`, 'created_at'] : [sql.ref(step), `${step}_at`]
  return sql`
    (select coalesce(json_agg(i order by i.created_at desc, i.id desc), '[]') from (
      select c.id, c.property_id, concat_ws(' ', l.first_name, l.last_name) as person, p.title,
        p.ref, c.source, c.agent, c.created_at, c.at
      from (select *, ${sql.ref(at)} as at from cases where ${reached}
          ${group ? sql`and ${sql.ref(GROUP[group.by])} = ${group.key}` : sql``}
        order by created_at desc, id desc limit 50) c
      join lead l on l.id = c.id join property p on p.id = c.property_id) i)`
}
