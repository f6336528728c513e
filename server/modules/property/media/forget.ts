import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { DROP_JOB } from '../job-kinds.ts'

/** Another room shows this content no more: it goes unless a home or another room still does. */
export const forgetContent = (
  trx: Db,
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  hash: string,
): Promise<void> => jobs.add(trx, DROP_JOB, { hash, before: now().toISOString() }, { key: hash })
