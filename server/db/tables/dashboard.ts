import type { FirstStepKind } from '../../../generated/model/index.ts'

/** Tables of the tag `dashboard` (0045_dashboard.sql, 0430_first_run.sql). */
export interface DashboardTables {
  dashboard_target: {
    user_id: string
    agency_id: string
    captures: number | null
    visits: number | null
    matches: number | null
    updated_at: Date
  } /** What a person does not want to be asked in the first hour. */
  first_run: {
    user_id: string
    hidden: boolean
    dismissed: FirstStepKind[]
    updated_at: Date
  }
}
