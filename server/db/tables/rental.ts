import type { Generated } from 'kysely'
import type {
  Island,
  Language,
  RentalCheckRule,
  RentalDocumentType,
  RentalDueKind,
  RentalForm,
  RentalOfferState,
  RentalOutcome,
  RentalRejection,
  RentalSide,
  RentalState,
} from '../../../generated/model/index.ts'

/** A figure in a sentence: cents, a day (YYYY-MM-DD), or a plain number. */
export type RentalFigure = { cents: number } | { day: string } | number

/**
 * What a condition said when it was asked, without words: `key` and `figures` make the sentence in
 * any language.
 */
export interface StoredReason {
  rule: string
  outcome: 'met' | 'failed' | 'unknown'
  key: string
  figures: Record<string, RentalFigure>
  validFrom: string
  readOn: string
  source: string
}

export interface StoredEligibility {
  ok: boolean | null
  date: string
  reasons: StoredReason[]
}

/** Tables of the tag `rental` (0016_rental.sql, 0401 to 0403). Days are YYYY-MM-DD. */
export interface RentalTables {
  rental_file: {
    id: string
    reference: string
    side: RentalSide
    island: Island
    state: Generated<RentalState>
    name: string
    email: string
    phone: string | null
    language: Language
    form: RentalForm
    eligibility: StoredEligibility
    ok: boolean | null
    note: string | null
    user_id: string | null
    consent_text: string
    consent_at: Date
    search: string
    version: Generated<number>
    created_at: Date
    updated_at: Date
    decided_at: Date | null
    assigned_to: Generated<string | null>
    /** Its earliest open deadline. */
    due_on: Generated<string | null>
    /** What the applicant is asked for by their link. */
    asked: Generated<RentalDocumentType[]>
    link_no: Generated<number>
    link_until: Generated<Date | null>
    /** Since when every check is met or waived. */
    complete_on: Generated<string | null>
    /** INE code of where the home is, as the programme found it. */
    municipality: Generated<string | null>
    bedrooms: Generated<number | null>
    /** INE codes of where a household would live; empty: anywhere on the island. */
    wanted: Generated<string[]>
    /** The agency that its owner lets read where it stands (0457_rental_agency.sql). */
    named_agency: Generated<string | null>
  }
  /** Money in EUR cents a month. */
  rental_offer: {
    id: string
    owner_file: string
    tenant_file: string
    state: RentalOfferState
    rent_owner: number
    rent_tenant: number
    until: string
    by_user: string | null
    created_at: Date
    answered_at: Date | null
    /** Since when another may be made: its contract is over (0432_rental_settled.sql). */
    settled_at: Generated<Date | null>
  }
  rental_contract: {
    id: string
    offer_id: string
    starts_on: string
    ends_on: string
    deposit: number
    by_user: string | null
    created_at: Date
  }
  rental_alarm: {
    contract_id: string
    days_left: number
    told_at: Date
  }
  rental_document: {
    id: string
    file_id: string
    type: RentalDocumentType
    file_key: string
    /** Hex digest of what is kept. */
    sha256: string
    filename: string
    mime: string
    /** Bytes. */
    size: number
    by_side: 'applicant' | 'officer'
    by_user: string | null
    created_at: Date
    seen_at: Date | null
  }
  rental_check: {
    file_id: string
    rule: RentalCheckRule
    outcome: RentalOutcome
    document_id: string | null
    note: string | null
    by_user: string | null
    at: Date
  }
  rental_access: {
    id: string
    file_id: string
    /** Null: the file itself was opened. */
    document_id: string | null
    by_user: string | null
    at: Date
  }
  rental_step: {
    id: string
    file_id: string
    from_state: RentalState
    to_state: RentalState
    reason: RentalRejection | null
    words: string | null
    by_user: string | null
    at: Date
  }
  rental_due: {
    id: string
    file_id: string
    kind: RentalDueKind
    due_on: string
    done_at: Date | null
    created_at: Date
  }
}
