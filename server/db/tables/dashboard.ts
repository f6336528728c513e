/** Table of the tag `dashboard` (0045_dashboard.sql). */
export interface DashboardTables {
  dashboard_target: {
    user_id: string
    agency_id: string
    captures: number | null
    visits: number | null
    matches: number | null
    updated_at: Date
  }
}
