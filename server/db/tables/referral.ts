import type { Generated } from 'kysely'
import type {
  Language,
  PropertyType,
  ReferralOperation,
  ReferralPayeeKind,
  ReferralRelation,
  ReferralState,
  ReferralTermsKind,
} from '../../../generated/model/index.ts'

/** Tables of the tag `referral` (0290_referral.sql); money in EUR cents. */
export interface ReferralTables {
  referral_terms: {
    id: string
    agency_id: string
    number: number
    open: boolean
    kind: ReferralTermsKind
    percent: number | null
    amount: number | null
    cap: number | null
    fee_pct: number
    months: number
    text: string
    created_by: string | null
    created_at: Date
  }
  referral: {
    id: string
    number: string
    /** Who refers; null once their account is closed. */
    user_id: string | null
    /** Null while the owner may choose. */
    agency_id: string | null
    terms_id: string | null
    state: Generated<ReferralState>
    owner_name: string | null
    owner_email: string | null
    owner_phone: string | null
    relation: ReferralRelation
    language: Language
    municipality_ine: Generated<string | null>
    type: Generated<PropertyType | null>
    operation: Generated<ReferralOperation | null>
    address: Generated<string | null>
    cadastral_ref: Generated<string | null>
    price: Generated<number | null>
    area: Generated<number | null>
    notes: Generated<string | null>
    photos: Generated<string[]>
    proof_key: Generated<string | null>
    proof_mime: Generated<string | null>
    proof_size: Generated<number | null>
    sent_at: Generated<Date | null>
    asks_until: Generated<Date | null>
    answered_at: Generated<Date | null>
    /** A sale until that day counts, YYYY-MM-DD. */
    valid_until: Generated<string | null>
    contact_id: Generated<string | null>
    property_id: Generated<string | null>
    sold_at: Generated<Date | null>
    due_at: Generated<Date | null>
    paid_at: Generated<Date | null>
    received_at: Generated<Date | null>
    reminded_at: Generated<Date | null>
    reason: Generated<string | null>
    close_price: Generated<number | null>
    fee: Generated<number | null>
    gross: Generated<number | null>
    vat: Generated<number | null>
    retention_pct: Generated<number | null>
    retention: Generated<number | null>
    net: Generated<number | null>
    paid_name: Generated<string | null>
    paid_tax_id: Generated<string | null>
    version: Generated<number>
    created_at: Date
    changed_at: Date
  }
  referral_digest_key: {
    name: string
    /** Sealed for `referral <name>`. */
    sealed: Buffer
  }
  referral_digest: {
    digest: Buffer
    /** Null once the account of who asked is closed. */
    referral_id: string | null
    /** Of a refusal: until then nobody asks again. */
    until: Generated<Date | null>
  }
  referral_act: {
    id: string
    referral_id: string
    state: ReferralState
    by_user: string | null
    at: Date
  }
  referral_payee: {
    user_id: string
    kind: ReferralPayeeKind
    legal_name: string
    tax_id: string
    iban: Buffer
    register_number: string | null
    changed_at: Date
  }
}
