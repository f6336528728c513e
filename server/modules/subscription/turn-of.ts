import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import type { Edition } from '../plan/index.ts'

/** What the clock looks at: one agency on one day, in one transaction. */
export interface Turn {
  trx: Db
  deps: Deps
  agencyId: string
  edition: Edition
  day: string
}
