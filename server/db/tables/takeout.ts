import type { Generated } from 'kysely'
import type {
  TakeoutImportState,
  TakeoutPart,
  TakeoutState,
} from '../../../generated/model/index.ts'

/** What was written down at one moment, for the manifest. */
export interface TakeoutContents {
  /** Lines by tag and schema. */
  counts: Record<string, Record<string, number>>
  /** Records by tag that the ADMIN who asked may not read: colleagues' private ones. */
  withheld: Record<string, number>
  /** Records by tag that only another version of the server can read. */
  unread: Record<string, number>
}

/** What a takeout that comes in says of itself. */
export interface TakeoutHead {
  /** The agency at the other instance. */
  origin: string
  agencyName: string
  /** ISO, UTC. */
  takenAt: string
  bytes: number
  /** Lines by schema that no import brings. */
  absent: Record<string, number>
  /** What of the agency's own page was empty here and was filled, by key. */
  filled?: Record<string, unknown>
}

/** Tables of the tag `takeout` (0120_takeout.sql, 0160_takeout_import.sql). */
export interface TakeoutTables {
  takeout: {
    id: string
    agency_id: string
    created_by: string | null
    parts: TakeoutPart[]
    state: Generated<TakeoutState>
    attempts: Generated<number>
    /** Of these, those that were no try: an outage (0460_takeout_put_back.sql). */
    put_back: Generated<number>
    progress: Generated<number>
    contents: TakeoutContents | null
    entries: number | null
    bytes: number | null
    directory_at: number | null
    created_at: Date
    ready_at: Date | null
    expires_at: Date | null
    ended_at: Date | null
    read_at: Date | null
  }
  takeout_file: {
    takeout_id: string
    position: number
    name: string
    file_key: string
    source_start: Generated<number>
    size: number | null
    crc: number | null
    sha256: string | null
    lost: Generated<boolean>
    starts_at: number | null
    listed_at: number | null
  }
  takeout_link: {
    token_hash: Buffer
    takeout_id: string
    created_by: string | null
    created_at: Date
  }
  takeout_import: {
    id: string
    agency_id: string
    created_by: string | null
    state: Generated<TakeoutImportState>
    source: string
    file_key: string | null
    address: Buffer | null
    etag: string | null
    head: TakeoutHead | null
    pass: Generated<number>
    line_at: Generated<number>
    progress: Generated<number>
    silent: Generated<number>
    reason: string | null
    created_at: Date
    finished_at: Date | null
    undone_at: Date | null
  }
  takeout_import_file: {
    import_id: string
    name: string
    size: number
    sha256: string
    header_at: number
    ends_at: number
  }
  takeout_import_record: {
    import_id: string
    position: number
    schema: string
    id: string
    mark: string | null
  }
  takeout_map: {
    agency_id: string
    origin: string
    old_id: string
    new_id: string
  }
  takeout_import_count: {
    import_id: string
    schema: string
    made: Generated<number>
    known: Generated<number>
    left_out: Generated<number>
    kept: Generated<number>
  }
  takeout_import_issue: {
    import_id: string
    position: number
    schema: string
    name: string
    reason: string
    words: Generated<Record<string, string>>
  }
}
