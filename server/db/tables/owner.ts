import type { Generated } from 'kysely'
import type {
  Language,
  Operation,
  OwnerPart,
  OwnerProposalState,
} from '../../../generated/model/index.ts'

/** Tables of the tag `owner` (0373_owner.sql). Money is EUR cents. */
export interface OwnerTables {
  owner_link: {
    id: string
    agency_id: string
    property_id: string
    contact_id: string
    /** sha-256 of the token. */
    token_hash: Buffer
    language: Language
    parts: OwnerPart[]
    created_by: string | null
    created_at: Date
    /** To the day. */
    opened_at: Date | null
    expires_at: Date
    /** First day of the month that was mailed last, YYYY-MM-DD (0411_owner_month.sql). */
    month_told: Generated<string | null>
    /** The same of the one that the contact's file tells of (0506_owner_month_noted.sql). */
    month_noted: Generated<string | null>
  }
  owner_proposal: {
    id: string
    agency_id: string
    property_id: string
    operation: Operation
    price_from: number
    price: number
    text: string | null
    state: Generated<OwnerProposalState>
    created_by: string | null
    created_at: Date
    answered_by: string | null
    answered_at: Date | null
  }
}
