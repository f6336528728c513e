import type { Generated } from 'kysely'
import type {
  ContactRole,
  IntakeColumn,
  IntakeDates,
  IntakeFate,
  IntakeMapped,
  IntakeMode,
  IntakeRun,
  IntakeStatus,
  IntakeTotals,
  IntakeUndone,
} from '../../../generated/model/index.ts'
import type { ContactDoc } from './contact.ts'

/** A sentence kept as its key and values, worded in the reader's language when it is shown. */
export interface IntakeSentence {
  key: string
  params?: Record<string, string | number>
}

/** A remark on a row. */
export interface IntakeStoredRemark extends IntakeSentence {
  field: string
}

/** Tables of the tag `intake` (0031_intake.sql, 0190_intake_demand.sql). */
export interface IntakeTables {
  intake_run: {
    id: string
    agency_id: string
    by_user: string
    by_name: string | null
    by_role: 'ADMIN' | 'STAFF'
    lang: 'es' | 'en' | 'ca' | 'de'
    filename: string
    format: IntakeRun['format']
    dialect: IntakeRun['dialect']
    encoding: string | null
    delimiter: string | null
    dates: IntakeDates
    ask_dates: Generated<boolean>
    want_operation: 'V' | 'A' | null
    status: Generated<IntakeStatus>
    row_count: number
    columns: IntakeColumn[]
    mapping: IntakeMapped[]
    mode: IntakeMode
    dedupe_keys: IntakeRun['dedupeKeys']
    overwrite: boolean
    shared: boolean
    roles: ContactRole[]
    tags: string[]
    file_key: string | null
    totals: IntakeTotals
    undone: IntakeUndone | null
    failure: IntakeSentence | null
    created_at: Generated<Date>
    started_at: Date | null
    finished_at: Date | null
    undone_at: Date | null
  }
  intake_row: {
    run_id: string
    number: number
    id: string
    agency_id: string
    line: number
    name: string
    fate: IntakeFate
    remarks: IntakeStoredRemark[]
    contact_id: string | null
    source: string[] | null
  }
  intake_demand: {
    run_id: string
    number: number
    demand_id: string
    /** Hash of the wish as the file had it. */
    said: string
    /** An undo left it, since somebody works with it. */
    kept: Generated<boolean>
  }
  intake_touch: {
    run_id: string
    contact_id: string
    before: ContactDoc | null
    version: number
    undone: 'removed' | 'restored' | 'kept' | null
  }
}
