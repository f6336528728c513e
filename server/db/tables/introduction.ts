import type { Generated } from 'kysely'
import type { IntroductionEvidence } from '../../../generated/model/index.ts'

/** Tables of the tag `introduction` (0180_introduction.sql). */
export interface IntroductionTables {
  introduction_ledger: {
    network_id: string
    /** Sealed for this network; it never leaves the server. */
    secret: Buffer
    entries: Generated<number>
    /** Hash of the last entry. */
    head: Buffer
    verified_at: Generated<Date | null>
    /** The first entry that did not hold. */
    broken_at: Generated<number | null>
    created_at: Date
  }
  introduction: {
    id: string
    /** Who brought the client. */
    agency_id: string
    /** Whose home it is. */
    lister_id: string
    property_id: string
    contact_id: string | null
    /** The strongest there is. */
    evidence: IntroductionEvidence
    strength: number
    first: boolean
    /** The terms in force that day; null of a client at an own home. */
    agreement_id: string | null
    terms_number: number | null
    /** Since when the agency may know whether it was first. */
    checked_at: Generated<Date | null>
    deal_id: Generated<string | null>
    created_by: string | null
    created_at: Date
  }
  introduction_entry: {
    network_id: string
    seq: number
    introduction_id: string | null
    property_id: string
    agency_id: string
    evidence: string
    at: Date
    commitment: Buffer
    hash: Buffer
    key: Buffer | null
    nonce: Buffer | null
  }
  introduction_dispute: {
    id: string
    agency_id: string
    text: string
    created_by: string | null
    at: Date
    withdrawn_at: Generated<Date | null>
  }
  introduction_party: {
    dispute_id: string
    introduction_id: string
  }
  introduction_check: {
    id: string
    agency_id: string
    lister_id: string
    property_id: string
    contact_id: string | null
    by_user: string | null
    cost: number
    introduced: boolean
    at: Date
  }
}
