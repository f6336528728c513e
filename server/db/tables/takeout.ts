import type { Generated } from 'kysely'
import type { TakeoutPart, TakeoutState } from '../../../generated/model/index.ts'

/** What was written down at one moment, for the manifest. */
export interface TakeoutContents {
  /** Lines by tag and schema. */
  counts: Record<string, Record<string, number>>
  /** Records by tag that the ADMIN who asked may not read: colleagues' private ones. */
  withheld: Record<string, number>
}

/** Tables of the tag `takeout` (0120_takeout.sql). */
export interface TakeoutTables {
  takeout: {
    id: string
    agency_id: string
    created_by: string | null
    parts: TakeoutPart[]
    state: Generated<TakeoutState>
    attempts: Generated<number>
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
}
