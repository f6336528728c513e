import type { Deps } from '../../../contract/deps.ts'
import { removeAll, sweepOrphans } from '../../../ports/files/index.ts'
import { FOLDER } from './keep.ts'
import { hasContent } from './papers.repository.ts'

/** Removes the contents of documents whose rows are gone. */
export const FORGET = 'rental.forget'

const HOUR_MS = 3_600_000

export const forget = ({ keys }: { keys: string[] }, { files }: Deps): Promise<void> =>
  removeAll(files, keys)

/** Removes contents older than an hour that no document has: what a crash left behind. */
export const sweepContents = ({ db, files, now }: Deps): Promise<number> =>
  sweepOrphans(files, FOLDER, new Date(now().getTime() - HOUR_MS), (key) => hasContent(db, key))
