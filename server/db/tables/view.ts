import type { ListKind, ListViewQuery } from '../../../generated/model/index.ts'

/** Tables of the tag `view` (0056_view_link.sql). */
export interface ViewTables {
  list_view: {
    id: string
    agency_id: string
    user_id: string
    list: ListKind
    name: string
    query: ListViewQuery
    columns: string[]
    shared: boolean
    created_at: Date
    updated_at: Date
  }
  list_view_default: {
    user_id: string
    agency_id: string
    list: ListKind
    view_id: string
  }
}
