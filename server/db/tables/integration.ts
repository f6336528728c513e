import type { Generated } from 'kysely'
import type {
  IntegrationLogEntryKind,
  IntegrationPatch,
  IntegrationProvider,
  IntegrationRefusalKind,
  IntegrationState,
  SourceFetching as Fetching,
} from '../../../generated/model/index.ts'
import type { StoredSentence } from './import.ts'
import type { HistoryValue } from './property.ts'

/** Settings of a channel, one key for each kind: what a patch has beside the channel's own. */
export type IntegrationSettings = Omit<
  IntegrationPatch,
  'version' | 'name' | 'state' | 'apiKey' | 'secret'
>

/** Tables of the tag `integration` (0072_integration.sql, 0098_channels_out.sql,
 * 0100_sending.sql, 0115_kept_back.sql, 0140_source_fetch.sql, 0270_log_home.sql). */
export interface IntegrationTables {
  integration: {
    id: string
    agency_id: string
    direction: 'in' | 'out'
    provider: IntegrationProvider
    name: string
    /** `failing` is never stored: it follows from what happens. */
    state: Generated<Exclude<IntegrationState, 'failing'>>
    settings: Generated<IntegrationSettings>
    version: Generated<number>
    address_hash: Generated<Buffer | null>
    address_hint: Generated<string | null>
    fetched_at: Generated<Date | null>
    fetched_by: Generated<string | null>
    shrink_since: Generated<Date | null>
    shrink_ok_until: Generated<Date | null>
    api_key: Generated<Buffer | null>
    key_hint: Generated<string | null>
    held_since: Generated<Date | null>
    refusal: Generated<IntegrationRefusalKind | null>
    refusal_since: Generated<Date | null>
    rests_until: Generated<Date | null>
    push_failures: Generated<number>
    /** The format's number by which all homes were written. */
    map_version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  integration_fetch: {
    integration_id: string
    next_at: Date | null
    by_user: string | null
    etag: string | null
    last_modified: string | null
    file_key: string | null
    file_sha256: string | null
    since: string | null
    full_at: Date | null
    tried_at: Date | null
    outcome: Fetching['outcome']
    failure: StoredSentence | null
    failures: Generated<number>
    told_at: Date | null
  }
  integration_ended_address: {
    hash: Buffer
    integration_id: string
    ended_at: Date
  }
  integration_log: {
    id: string
    integration_id: string
    at: Date
    by_user: string | null
    kind: IntegrationLogEntryKind
    field: string | null
    old: HistoryValue
    new: HistoryValue
    /** The home it is about, where it is one. */
    property_id: string | null
  }
}
