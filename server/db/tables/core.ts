import type { Generated } from 'kysely'

/**
 * Tables of the house itself (0001_core.sql). timestamptz is a Date, int8 a number, date text
 * 'YYYY-MM-DD'.
 */
export interface CoreTables {
  link_secret: {
    id: number
    secret: string
  }
  point_key: {
    id: Generated<number>
    secret: string
  }
  /**
   * Domain events, written in the transaction that made them true; jobs and live messages read
   * them.
   */
  event: {
    id: string
    kind: string
    agency_id: string | null
    subject: string
    payload: unknown
    at: Generated<Date>
  }
  job: {
    id: string
    kind: string
    key: string | null
    payload: unknown
    state: Generated<'ready' | 'dead'>
    attempts: Generated<number>
    run_at: Generated<Date>
    error: string | null
    created_at: Generated<Date>
    /** The agency whose turn it takes; zeros: nobody's. */
    owner: Generated<string>
    /** How often it was put back unworked. */
    put_back: Generated<number>
    waits_for: string | null
    /** What is away while it waits, or was when it died. */
    outage: string | null
    outage_since: Date | null
  }
  mail_sent: {
    job_id: string
    mail: string
  }
  fetch_host: {
    host: string
    failures: number
    rests_until: Date
  }
  /** Servers that run, and by which contract (0091_contract_instance.sql). */
  contract_instance: {
    id: string
    hash: string
    seen_at: Generated<Date>
  }
  /** Acts that were sent with an `Idempotency-Key` (0481_idempotency.sql). */
  idempotency: {
    user_id: string
    key_sha: Buffer
    operation: string
    body_sha: Buffer
    /** Sealed with the key, which is not kept here; null only inside the act's own transaction. */
    reply: Buffer | null
    at: Date
  }
  job_clock: {
    kind: string
    /** For versions that know no `minute`. */
    slot: number
    minute: number | null
  }
  rate_limit: {
    key: string
    window_start: Date
    hits: number
    expires_at: Date
  }
}
