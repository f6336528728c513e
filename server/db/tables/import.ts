import type { Generated } from 'kysely'
import type {
  ImportAction,
  ImportProvider,
  ImportRun,
  ImportTable,
  ImportTableColumn,
  ImportTablePlan,
  ImportTotals,
  LabReport,
  PropertyBasics,
  PropertyFeatures,
  PropertyLayout,
  PropertyLegal,
  PropertyLocation,
  PropertyMandate,
  PropertyStatus,
  PropertyTexts,
  SameHomeReason,
  Substatus,
} from '../../../generated/model/index.ts'

/** The steps of our record that a feed can fill. A field the feed does not know is absent. */
export interface FeedSteps {
  basics: PropertyBasics
  location: PropertyLocation
  layout: PropertyLayout
  features: PropertyFeatures
  legal: PropertyLegal
  /** Only a program that an agency moves from says it. */
  mandate?: PropertyMandate
  texts: PropertyTexts
}

/** A picture that a feed points at. */
export interface FeedPicture {
  url: string
  kind: 'photo' | 'plan'
}

/** What a feed last said of a home. */
export interface Said {
  steps: FeedSteps
  pictures: FeedPicture[]
}

/** A sentence kept as its key and values, worded in the reader's language when it is shown. */
export interface StoredSentence {
  key: string
  params?: Record<string, string | number>
}

/** A remark on one field of a feed. */
export interface StoredRemark extends StoredSentence {
  field: string
  severity: 'info' | 'warning' | 'error'
}

/**
 * How the source itself left a home: off the market or still a draft, and the newest entry of the
 * home's history that had moved its status then. When somebody moves it, the entry is another one,
 * and the feed no longer decides.
 */
export interface LeftAs {
  status: 'draft' | 'withdrawn'
  entry: string | null
}

/** What an undo puts back. */
export interface Before {
  /** The record's version after the import: when it has moved on, an undo leaves the home alone. */
  version: number
  /**
   * The record's version that the import found; null when it made the home, absent in runs before
   * this was kept.
   */
  found?: number | null
  /** Null: the run changed no step. */
  steps: Partial<FeedSteps> | null
  /** Null: the run made the home. */
  status: PropertyStatus | null
  substatus?: Substatus | null
  said: Said | null
  missingSince: string | null
  /** Absent in runs before files were counted. */
  missingFiles?: number
  leftAs?: LeftAs | null
}

/**
 * Tables of the tag `import` (0007_import.sql, 0072_integration.sql, 0073_import_missing.sql,
 * 0074_feed_left.sql, 0105_import_tables.sql,
 * 0106_import_lab.sql, 0140_source_fetch.sql, 0170_import_conflict.sql,
 * 0171_import_same.sql).
 */
export interface ImportTables {
  import_run: {
    id: string
    agency_id: string
    integration_id: string
    provider: ImportProvider
    filename: string
    file_key: string
    file_sha256: string
    status: Generated<'uploaded' | 'running' | 'done' | 'rejected' | 'failed' | 'rolled_back'>
    dry_run: boolean
    trigger: Generated<ImportRun['trigger']>
    confirmed: Generated<boolean>
    totals: ImportTotals
    rejection: StoredSentence | null
    /** What the columns of a table hold; null of a feed, which says it itself. */
    plan: ImportTablePlan | null
    by_user: string | null
    by_name: string | null
    created_at: Generated<Date>
    started_at: Date | null
    finished_at: Date | null
    undone_at: Date | null
  }
  import_table: {
    id: string
    agency_id: string
    filename: string
    format: ImportTable['format']
    encoding: string | null
    delimiter: string | null
    file_key: string
    file_sha256: string
    header_hash: string
    row_count: number
    columns: ImportTableColumn[]
    plan: ImportTablePlan
    source_id: string | null
    created_at: Date
  }
  import_lab: {
    id: string
    agency_id: string
    by_user: string | null
    filename: string
    bytes: number
    file_key: string
    file_sha256: string
    integration_id: string | null
    status: LabReport['status']
    /** What the room `import` found; sentences are keys. */
    report: unknown
    created_at: Date
  }
  import_mapping: {
    integration_id: string
    agency_id: string
    header_hash: string
    plan: ImportTablePlan
    updated_at: Date
  }
  import_item: {
    id: string
    agency_id: string
    run_id: string
    external_id: string
    ref: string | null
    title: string | null
    action: ImportAction
    property_id: string | null
    changed: string[]
    issues: StoredRemark[]
    /** Keys of words: what a draft lacks to be public. */
    waits_for: Generated<string[]>
    before: Before | null
  }
  import_conflict: {
    id: string
    agency_id: string
    integration_id: string
    external_id: string
    /** Path of the record. */
    field: string
    /** What the source said when the agency's value was written; null: nothing. */
    against: unknown
    found_at: Date
  }
  import_same: {
    id: string
    agency_id: string
    /** The older home. */
    first_id: string
    second_id: string
    reasons: SameHomeReason[]
    found_at: Date
    /** Somebody has called them two. */
    apart: Generated<boolean>
  }
  import_link: {
    agency_id: string
    integration_id: string
    external_id: string
    property_id: string
    said: Said
    /** Hash of the newest good file that lacked it; null while it is there. */
    missing_since: string | null
    missing_files: Generated<number>
    left_as: LeftAs | null
    pictures: Generated<Record<string, string>>
  }
}
