/** Tables of the tag `trust` (0415_trust.sql). */
export interface TrustTables {
  /** Homes that show a photo which a home of another agency had first. */
  trust_copy: {
    property_id: string
    first_id: string
    /** The copier's. */
    agency_id: string
    found_at: Date
  }
}
