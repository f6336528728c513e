import type { Deps } from '../../contract/deps.ts'
import { registerJob } from '../../jobs/index.ts'
import { expire, wipe } from './proposal.repository.ts'

/** For so long the texts of a proposal are kept once nobody decides about it any more. */
const KEPT_MS = 30 * 86_400_000

export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await expire(db, now())
  await wipe(db, new Date(now().getTime() - KEPT_MS))
}

export const jobs = [
  registerJob('proposal.sweep', (_payload, deps) => sweep(deps), { everyMinutes: 60 }),
]
