import type { Generated } from 'kysely'

/** What a marked act was sent, of a field: its codes, switches and ids; of the rest the name alone. */
export interface AuditDetail {
  field: string
  values: string[]
}

/** Tables of the tag `audit` (0480_audit.sql). */
export interface AuditTables {
  audit: {
    id: string
    agency_id: string
    /** Its place in the agency's chain, from 1. */
    number: number
    at: Date
    actor_id: string | null
    session_id: string | null
    key_id: string | null
    operation: string
    /** `kind` or `kind/id`. */
    subject: string
    outcome: string
    /** Read through an expression: the hash is of what is stored. */
    detail: AuditDetail[]
    prev_hash: string
    hash: string
  }
  audit_chain: {
    agency_id: string
    /** The last line that was swept, from which the kept ones follow. */
    swept_number: Generated<number>
    swept_hash: Generated<string>
    last_number: Generated<number>
    last_hash: Generated<string>
  }
}
