import { loggable } from '../contract/failure.ts'
import type { Deps } from '../contract/deps.ts'
import type { Logger } from '../contract/context.ts'
import { sql } from '../db/index.ts'
import type { JobDefinition } from './index.ts'

/** Seconds a claimed job belongs to its worker; renewed while it runs. */
const LEASE = 60
/** Tries before a job is put aside as dead. */
export const TRIES = 8

interface Claimed {
  id: string
  kind: string
  payload: unknown
  attempts: number
}

/** What running jobs needs. */
export interface Bench {
  deps: Deps
  definitions: Map<string, JobDefinition>
  log: Logger
}

/** The definitions by kind; the same kind twice is a mistake. */
export function byKind(definitions: JobDefinition[]): Map<string, JobDefinition> {
  const map = new Map(definitions.map((definition) => [definition.kind, definition]))
  if (map.size !== definitions.length) throw new Error('Two jobs of the same kind')
  return map
}

/** Takes the next due job of a kind this process knows and runs it; false when there is none. */
export async function runNext(bench: Bench): Promise<boolean> {
  const job = await claim(bench)
  if (!job) return false
  const { deps, log } = bench
  const begin = performance.now()
  const renewal = setInterval(() => void renew(deps, job).catch(() => undefined), (LEASE / 3) * 1000)
  try {
    await bench.definitions.get(job.kind)?.handler(job.payload, deps)
    await deps.db.deleteFrom('job').where('id', '=', job.id).where('attempts', '=', job.attempts).execute()
    log.debug({ job: job.kind, ms: Math.round(performance.now() - begin) }, 'job done')
  } catch (error) {
    log.warn({ job: job.kind, id: job.id, attempts: job.attempts, err: loggable(error) }, 'job failed')
    await postpone(deps, job, error)
  } finally {
    clearInterval(renewal)
  }
  return true
}

async function claim(bench: Bench): Promise<Claimed | undefined> {
  const { deps, definitions } = bench
  const kinds = [...definitions.keys()]
  const { rows } = await sql<Claimed>`
    with next as (
      select id from job where state = 'ready' and run_at <= now() and kind = any(${kinds})
      order by run_at, id for update skip locked limit 1)
    update job j set attempts = j.attempts + 1, run_at = now() + make_interval(secs => ${LEASE})
    from next where j.id = next.id
    returning j.id, j.kind, j.payload, j.attempts`.execute(deps.db)
  const job = rows[0]
  if (!job || job.attempts <= TRIES) return job
  await bury(deps, job, 'its worker died each time') // crashed so often that no error was ever written
  return claim(bench)
}

async function renew(deps: Deps, job: Claimed): Promise<void> {
  await sql`update job set run_at = now() + make_interval(secs => ${LEASE})
    where id = ${job.id} and attempts = ${job.attempts} and state = 'ready'`.execute(deps.db)
}

async function postpone(deps: Deps, job: Claimed, error: unknown): Promise<void> {
  const words = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  if (job.attempts >= TRIES) return bury(deps, job, words)
  const seconds = 2 ** job.attempts * (0.75 + Math.random() / 2)
  await sql`update job set run_at = now() + make_interval(secs => ${seconds}), error = ${words}
    where id = ${job.id} and attempts = ${job.attempts}`.execute(deps.db)
}

async function bury(deps: Deps, job: Claimed, error: string): Promise<void> {
  await deps.db.updateTable('job').set({ state: 'dead', error }).where('id', '=', job.id).where('attempts', '=', job.attempts).execute()
}
