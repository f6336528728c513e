import type { Generated } from 'kysely'
import type { LocalizedLine, LocalizedText } from '../../../generated/model/index.ts'

/** Table of the tag `template` (0051_template.sql). */
export interface TemplateTables {
  template: {
    id: string
    agency_id: string
    /** Null: the agency's. */
    owner_id: string | null
    name: string
    subject: LocalizedLine
    text: LocalizedText
    search: string
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
}
