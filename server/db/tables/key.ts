import type { Generated } from 'kysely'
import type { KeyScope } from '../../../generated/model/index.ts'

/** Tables of the tag `key` (0110_keys.sql). */
export interface KeyTables {
  api_key: {
    id: string
    agency_id: string
    /** Whom it acts as. */
    user_id: string
    name: string
    scopes: KeyScope[]
    /** SHA-256 of the whole secret. */
    hash: Buffer
    last_four: string
    /** The secret before the last rotation, and until when it works. */
    old_hash: Generated<Buffer | null>
    old_until: Generated<Date | null>
    allowed_ips: Generated<string[]>
    created_at: Date
    expires_at: Date
    last_used_at: Generated<Date | null>
    last_ip: Generated<string | null>
    ended_at: Generated<Date | null>
  }
}
