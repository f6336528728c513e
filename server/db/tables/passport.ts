import type { PassportRule } from '../../../generated/model/index.ts'

/** Tables of the tag `passport` (0363_passport.sql). Days are YYYY-MM-DD. */
export interface PassportTables {
  passport_waiver: {
    id: string
    agency_id: string
    property_id: string
    rule: PassportRule
    reason: string
    by_user: string | null
    until: string
    created_at: Date
  }
  passport_alarm: {
    agency_id: string
    /** A home, or the agency itself. */
    subject: string
    rule: PassportRule
    ends_on: string
    days_left: number
    told_at: Date
  }
  passport_proof: {
    id: string
    agency_id: string
    property_id: string
    code: string
    ref: string
    day: string
    /** Canonical JSON, as it was hashed. */
    body: string
    hash: string
    pdf_hash: string
    document_id: string | null
    by_user: string | null
    created_at: Date
  }
}
