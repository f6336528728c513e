import type { ImportDelay } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { lastRun, type RunRow } from './import.repository.ts'
import { PICTURES } from './homes/names.ts'

const MOST_HOSTS = 20

/**
 * What a run waits for: its turn, or pictures of the agency's homes. Told on the newest run of a
 * source; null: nothing.
 */
export async function delayOf(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  run: RunRow,
): Promise<ImportDelay | null> {
  const turn = run.status === 'uploaded'
  if (run.dry_run) return turn ? { turn, homes: 0, hosts: [] } : null
  if (!turn && (await lastRun(db, run.integration_id)) !== run.id) return null
  const waiting = await jobs.waiting(db, PICTURES, run.agency_id)
  if (!turn && waiting.length === 0) return null
  const hosts = waiting.flatMap(({ waitsFor, count, until }) =>
    waitsFor === null ? [] : [{ host: waitsFor, homes: count, until: until.toISOString() }],
  )
  return {
    turn,
    homes: waiting.reduce((sum, { count }) => sum + count, 0),
    hosts: hosts.slice(0, MOST_HOSTS),
  }
}
