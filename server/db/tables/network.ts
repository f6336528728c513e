import type { Generated } from 'kysely'
import type {
  AgreementState,
  AssetSource,
  NetworkTerms,
  ShareReasonRule,
} from '../../../generated/model/index.ts'

/** Why a home stays at home, before it is worded. */
export interface ShareFault {
  rule: ShareReasonRule
  /** Path of the field that mends it. */
  field: string
  /** The very words; null where none are meant. */
  value: string | null
}

/** Tables of the tag `network` (0150_network.sql). */
export interface NetworkTables {
  network: {
    id: string
    kind: AssetSource
    name: string
    rules: string | null
    created_by: string | null
    approved_at: Generated<Date | null>
    version: Generated<number>
    created_at: Date
  }
  network_member: {
    network_id: string
    agency_id: string
    lead: Generated<boolean>
    state: Generated<'active' | 'left' | 'expelled'>
    since: Date
    until: Generated<Date | null>
  }
  network_invitation: {
    id: string
    network_id: string
    email: string
    /** Of the link in the mail, which makes it. */
    token_hash: Generated<Buffer | null>
    created_by: string | null
    created_at: Date
    expires_at: Date
    answered_at: Generated<Date | null>
  }
  network_block: {
    agency_id: string
    blocked_id: string
    created_at: Date
  }
  agreement: {
    id: string
    network_id: string
    from_agency: string
    to_agency: string
    state: Generated<AgreementState>
    in_force: Generated<number | null>
    proposed: Generated<number | null>
    expires_at: Generated<Date | null>
    accepted_at: Generated<Date | null>
    answered_by: Generated<string | null>
    /** The last day, YYYY-MM-DD. */
    ends_on: Generated<string | null>
    changed_at: Date
    created_at: Date
  }
  agreement_version: {
    agreement_id: string
    number: number
    terms: NetworkTerms
    hash: Buffer
    agency_id: string
    created_by: string | null
    at: Date
  }
  network_share: {
    agreement_id: string
    property_id: string
    /** Whose home it is. */
    agency_id: string
    state: 'shared' | 'withheld'
    reasons: Generated<ShareFault[]>
    /** The mandate's last day, YYYY-MM-DD. */
    until: Generated<string | null>
    since: Date
  }
  /** 0186_network_told.sql */
  network_told: {
    agency_id: string
    property_id: string
  }
}
