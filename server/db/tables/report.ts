import type { Generated } from 'kysely'
import type { Language, ReportReason, ReportState } from '../../../generated/model/index.ts'

/** Tables of the tag `report` (0018_report.sql). */
export interface ReportTables {
  report: {
    id: string
    agency_id: string
    property_id: string
    reason: ReportReason
    text: string | null
    email: string | null
    language: Language
    reporter: string | null
    for_operator: boolean
    trap: Generated<boolean>
    state: Generated<ReportState>
    answer: string | null
    answered_at: Date | null
    answered_by: string | null
    due_at: Date
    created_at: Date
    version: Generated<number>
  }
  report_flag: {
    property_id: string
    reporters: number
    flagged_at: Date
  }
}
