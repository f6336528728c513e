import type { PrintOptions, QrPlace } from '../../../generated/model/index.ts'

/** Tables of the tag `print` (0041_print.sql). */
export interface PrintTables {
  print_order: {
    id: string
    property_id: string
    user_id: string
    options: PrintOptions
    created_at: Date
  }
  qr_code: {
    code: string
    property_id: string
    agency_id: string
    place: QrPlace
    label: string
    created_by: string | null
    created_at: Date
  }
  qr_scan: {
    code: string
    /** YYYY-MM-DD, Europe/Madrid. */
    day: string
    count: number
  }
}
