import type { Generated } from 'kysely'

/**
 * Table of the room `reso` (0125_reso.sql). Columns beside these hold what stands in `record`, for
 * filters; only server/modules/reso names them (`columnOf`).
 */
export interface ResoTables {
  reso_property: {
    listing_key: string
    property_id: string
    agency_id: string
    /** As partners read it, but for time and addresses. */
    record: Record<string, unknown>
    media: Generated<Record<string, unknown>[]>
    modification_timestamp: Generated<Date>
    /** Since its time was given. */
    changed: Generated<boolean>
  }
}
