import type { AnalysisStepKind } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'

/** Which cases are listed: that came to a step; of one group where its key is named. */
export interface Behind {
  step: AnalysisStepKind
  key?: string | undefined
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
export function newest({ step, key }: Behind): RawBuilder<unknown> {
  const [reached, at] =
    step === 'enquiry' ? [sql`true`, 'created_at'] : [sql.ref(step), `${step}_at`]
  return sql`
    (select coalesce(json_agg(i order by i.created_at desc, i.id desc), '[]') from (
      select c.id, l.property_id, concat_ws(' ', l.first_name, l.last_name) as person, p.title,
        p.ref, l.source, l.assigned_to::text as agent, c.created_at, c.at
      from (select id, created_at, ${sql.ref(at)} as at from cases where ${reached}
          ${key === undefined ? sql`` : sql`and key = ${key}`}
        order by created_at desc, id desc limit 50) c
      join lead l on l.id = c.id join property p on p.id = l.property_id) i)`
}
