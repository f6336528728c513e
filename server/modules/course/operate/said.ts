import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { CLI, recordAct } from '../../operator/index.ts'

/** What a command says, and the code it ends with: 0 done, 1 refused, 2 not understood. */
export interface Said {
  lines: string[]
  code: 0 | 1 | 2
}

export type Needs = Pick<Deps, 'db' | 'now' | 'files'>

export const done = (...lines: string[]): Said => ({ lines, code: 0 })
export const refused = (...lines: string[]): Said => ({ lines, code: 1 })

/** Notes that it was done from the command line, as the desk notes its own. */
export const noteAct = (trx: Db, act: string, subject: string, now: Date): Promise<void> =>
  recordAct(trx, { act: `course.${act}`, subject, reason: '' }, { ...CLI, now })
