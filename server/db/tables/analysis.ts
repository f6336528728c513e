import type { Generated } from 'kysely'

/** Tables of the tag `analysis` (0345_analysis.sql). Money is EUR cents. */
export interface AnalysisTables {
  analysis_cost: {
    id: Generated<string>
    agency_id: string
    /** YYYY-MM */
    month: string
    source: string
    amount: number
    updated_at: Date
  }
  /** How many enquiries of a month had come to each step when it was closed. */
  analysis_month: {
    agency_id: string
    /** YYYY-MM */
    month: string
    enquiry: number
    answered: number
    visited: number
    offered: number
    accepted: number
    closed: number
    made_at: Date
  }
}
