import type { Generated } from 'kysely'
import type { FeedSettings, ImportProvider } from '../../../generated/model/index.ts'

/** Settings of a channel, one key for each kind. */
export interface IntegrationSettings {
  feed?: FeedSettings
}

/** Table of the tag `integration` (0072_integration.sql). */
export interface IntegrationTables {
  integration: {
    id: string
    agency_id: string
    direction: 'in' | 'out'
    provider: ImportProvider
    name: string
    settings: Generated<IntegrationSettings>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
}
