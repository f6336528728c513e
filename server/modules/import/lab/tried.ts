import type { ImportTotals, LabDiff } from '../../../../generated/model/index.ts'
import type { StoredSentence } from '../../../db/tables/import.ts'
import type { Finding } from './findings.ts'
import type { Identity } from './identify.ts'

/** What a tried file turned out to be, with sentences as keys. */
export interface Tried {
  identity: Identity
  isReadable: boolean
  failure: StoredSentence | null
  held: StoredSentence | null
  homes: number
  refused: number
  withIssues: number
  issues: Finding[]
  would: ImportTotals | null
  diff: LabDiff
  sourceId: string | null
}
