import type { Deps } from '../contract/deps.ts'
import type { Logger } from '../contract/context.ts'
import { sql } from '../db/index.ts'
import { claim, LEASE, type Claimed } from './claim.ts'
import { PutBack, type JobDefinition } from './index.ts'
import { mailOnce } from './mail-once.ts'
import type { Turns } from './turns.ts'

/** Tries before a job is put aside as dead. */
export const TRIES = 8
/** Days for which a job may be put back without counting a try. */
const PATIENCE_MS = 14 * 86_400_000

/** What running jobs needs. */
export interface Bench {
  deps: Deps
  definitions: Map<string, JobDefinition>
  log: Logger
  /** Given: agencies take turns; else the oldest first. */
  turns?: Turns
}

/** The definitions by kind; the same kind twice is a mistake. */
export function byKind(definitions: JobDefinition[]): Map<string, JobDefinition> {
  const map = new Map(definitions.map((definition) => [definition.kind, definition]))
  if (map.size !== definitions.length) throw new Error('Two jobs of the same kind')
  return map
}

const tries = ({ attempts, put_back }: Claimed): number => attempts - put_back

/** Takes the next due job of a kind this process knows and runs it; false when there is none. */
export async function runNext(bench: Bench): Promise<boolean> {
  const job = await next(bench)
  if (!job) return false
  bench.turns?.serve(job.owner)
  const { deps, log } = bench
  const begin = performance.now()
  const renewal = setInterval(
    () => void renew(deps, job).catch(() => undefined),
    (LEASE / 3) * 1000,
  )
  try {
    await bench.definitions.get(job.kind)?.handler(job.payload, {
      ...deps,
      mail: mailOnce(deps, { id: job.id, again: job.attempts > 1 }),
    })
    await deps.db
      .deleteFrom('job')
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .execute()
    log.debug({ job: job.kind, ms: Math.round(performance.now() - begin) }, 'job done')
  } catch (error) {
    deps.condition.note(error)
    if (error instanceof PutBack && Date.now() - job.created_at.getTime() < PATIENCE_MS) {
      log.debug({ job: job.kind, id: job.id, host: error.waitsFor }, 'job put back')
      await putBack(deps, job, error)
    } else {
      log.warn({ job: job.kind, id: job.id, attempts: tries(job), err: error }, 'job failed')
      await postpone(deps, job, error)
    }
  } finally {
    clearInterval(renewal)
  }
  return true
}

async function next(bench: Bench): Promise<Claimed | undefined> {
  const job = await claim(bench.deps.db, [...bench.definitions.keys()], bench.turns?.served ?? [])
  if (!job || tries(job) <= TRIES) return job
  await bury(bench.deps, job, 'its worker died each time') // crashed so often that no error was ever written
  return next(bench)
}

async function renew(deps: Deps, job: Claimed): Promise<void> {
  await sql`update job set run_at = now() + make_interval(secs => ${LEASE})
    where id = ${job.id} and attempts = ${job.attempts} and state = 'ready'`.execute(deps.db)
}

async function postpone(deps: Deps, job: Claimed, error: unknown): Promise<void> {
  const words = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  if (tries(job) >= TRIES) return bury(deps, job, words)
  const seconds = 2 ** tries(job) * (0.75 + Math.random() / 2)
  await sql`update job set run_at = now() + make_interval(secs => ${seconds}), error = ${words}
    where id = ${job.id} and attempts = ${job.attempts}`.execute(deps.db)
}

async function putBack(deps: Deps, job: Claimed, { until, waitsFor }: PutBack): Promise<void> {
  await sql`update job set run_at = ${until}, put_back = put_back + 1, waits_for = ${waitsFor}
    where id = ${job.id} and attempts = ${job.attempts}`.execute(deps.db)
}

async function bury(deps: Deps, job: Claimed, error: string): Promise<void> {
  await deps.db
    .updateTable('job')
    .set({ state: 'dead', error })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute()
}
