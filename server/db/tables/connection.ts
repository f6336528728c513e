import type { Generated } from 'kysely'
import type { ConnectionScope, Role } from '../../../generated/model/index.ts'

/** Tables of the tag `connection` (0535_connection.sql, 0536_connection_rule.sql). */
export interface ConnectionTables {
  connection_client: {
    /** An address at which it says who it is, or what it was registered as. */
    id: string
    name: string
    redirects: string[]
    /** It was read at its id; else it registered here. */
    document: boolean
    kept_until: Date
  }
  connection_grant: {
    id: string
    agency_id: string
    /** Whom it acts as. */
    user_id: string
    /** Their role when they allowed it. */
    role: Role
    client_id: string
    /** What it calls itself. */
    client: string
    redirect_host: string
    loopback: boolean
    scopes: ConnectionScope[]
    created_at: Date
    expires_at: Date
    last_used_at: Generated<Date | null>
    ended_at: Generated<Date | null>
  }
  connection_code: {
    /** SHA-256 of the code. */
    hash: Buffer
    grant_id: string
    redirect_uri: string
    challenge: string
    expires_at: Date
    used_at: Generated<Date | null>
  }
  connection_token: {
    /** SHA-256 of the token. */
    hash: Buffer
    grant_id: string
    kind: 'access' | 'refresh'
    expires_at: Date
    used_at: Generated<Date | null>
  }
  connection_rule: {
    agency_id: string
    staff: boolean
    updated_at: Date
  }
}
