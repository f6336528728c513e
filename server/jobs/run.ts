import type { Deps } from '../contract/deps.ts'
import type { Logger } from '../contract/context.ts'
import { json, sql } from '../db/index.ts'
import { claim, LEASE, type Claimed } from './claim.ts'
import { PutBack, type JobDefinition } from './index.ts'
import { mailOnce } from './mail-once.ts'
import { inSpan } from '../trace/span.ts'
import { outageOf, patienceFor, pauseAfter, type Outage } from './outage.ts'
import type { Turns } from './turns.ts'

/** Tries before a job is put aside as dead. */
export const TRIES = 8
/** Days for which a job may be put back without counting a try. */
const PATIENCE_MS = 14 * 86_400_000

/** What running jobs needs. */
export interface JobContext {
  deps: Deps
  definitions: Map<string, JobDefinition>
  log: Logger
  /** Given: agencies take turns; else the oldest first. */
  turns?: Turns
  /** True once no more jobs are to be taken: who stood in line for one gets none. */
  isOver?: () => boolean
}

/** The definitions by kind; the same kind twice is a mistake. */
export function byKind(definitions: JobDefinition[]): Map<string, JobDefinition> {
  const map = new Map(definitions.map((definition) => [definition.kind, definition]))
  if (map.size !== definitions.length) throw new Error('Two jobs of the same kind')
  return map
}

/** Runs that were no try and of which the database could not be told, by job: it was full. */
const untold = new Map<string, number>()
const owed = (job: Claimed): number => untold.get(job.id) ?? 0

const tries = (job: Claimed): number => job.attempts - job.put_back - owed(job)

/** Takes the next due job of a kind this process knows and runs it; false when there is none. */
export async function runNext(context: JobContext): Promise<boolean> {
  const job = await next(context)
  if (!job) return false
  const { deps, log } = context
  const begin = performance.now()
  const renewal = setInterval(
    () => void renew(deps, job).catch(() => undefined),
    (LEASE / 3) * 1000,
  )
  try {
    const mail = mailOnce(deps, { id: job.id, again: job.attempts > 1 })
    await inSpan(`job ${job.kind}`, async () =>
      context.definitions.get(job.kind)?.handler(job.payload, { ...deps, mail }, context.isOver),
    )
    await deps.db
      .deleteFrom('job')
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .execute()
    untold.delete(job.id)
    log.debug({ job: job.kind, ms: Math.round(performance.now() - begin) }, 'job done')
  } catch (error) {
    deps.condition.note(error)
    if (error instanceof PutBack && Date.now() - job.created_at.getTime() < PATIENCE_MS) {
      log.debug({ job: job.kind, id: job.id, host: error.waitsFor }, 'job put back')
      await tell(job, () => putBack(deps, job, error))
    } else await tell(job, () => settle(context, job, error), outageOf(error) !== null)
  } finally {
    clearInterval(renewal)
    context.turns?.leave(job.owner)
  }
  return true
}

/**
 * Writes what became of a run. Where that fails, too, since nothing can be written, a run that was
 * no try (`free`) is kept in mind until it can be told.
 */
async function tell(job: Claimed, write: () => Promise<void>, free = true): Promise<void> {
  try {
    await write()
    untold.delete(job.id)
  } catch (error) {
    if (free) untold.set(job.id, owed(job) + 1)
    throw error
  }
}

async function next(context: JobContext): Promise<Claimed | undefined> {
  const { turns } = context
  const first = async () =>
    context.isOver?.()
      ? undefined
      : claim(context.deps.db, [...context.definitions.keys()], turns?.served, turns?.busy)
  const job = await (turns ? turns.take(first) : first())
  if (!job || tries(job) <= TRIES) return job
  await bury(context, job, null).finally(() => turns?.leave(job.owner))
  return next(context)
}

async function renew(deps: Deps, job: Claimed): Promise<void> {
  await sql`update job set run_at = now() + make_interval(secs => ${LEASE})
    where id = ${job.id} and attempts = ${job.attempts} and state = 'ready'`.execute(deps.db)
}

/** Puts a failed job off: without counting a try while something else is to blame for it. */
async function settle(context: JobContext, job: Claimed, error: unknown): Promise<void> {
  const words = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  const outage = outageOf(error)
  const about = { job: job.kind, id: job.id, attempts: tries(job), err: error }
  if (outage && (await awaitOutage(context.deps, job, outage, words))) {
    // The first time of a job; then the count of all that wait is told (stalled.ts).
    context.log[job.outage === outage ? 'debug' : 'warn']({ ...about, outage }, 'job waits')
  } else {
    context.log.warn(about, 'job failed')
    // Patience is over for good: what failed for two weeks is not tried eight times more.
    if (outage || tries(job) >= TRIES) return bury(context, { ...job, outage }, words)
    await postpone(context.deps, job, words)
  }
}

const kept = ({ payload }: Claimed) => json(payload ?? null)

/** Has it wait for what is away; false when it has waited long enough. */
async function awaitOutage(
  { db }: Deps,
  job: Claimed,
  outage: Outage,
  words: string,
): Promise<boolean> {
  // For as long as the mail server was away nobody asked it about the address.
  const isNew = outage === 'address' && job.outage !== null && job.outage !== outage
  const since = sql`case when ${isNew && Date.now() - job.created_at.getTime() < PATIENCE_MS}
    then now() else coalesce(outage_since, now()) end`
  const { rows } = await sql`
    update job set run_at = now() + make_interval(secs => ${pauseAfter(job.put_back, outage)}),
      put_back = put_back + ${1 + owed(job)},
      payload = ${kept(job)},
      outage = ${outage}, outage_since = ${since}, error = ${words}
    where id = ${job.id} and attempts = ${job.attempts}
      and ${since} > now() - make_interval(secs => ${patienceFor(outage)})
    returning id`.execute(db)
  return rows.length > 0
}

async function postpone(deps: Deps, job: Claimed, words: string): Promise<void> {
  const seconds = 2 ** tries(job) * (0.75 + Math.random() / 2)
  await sql`update job set run_at = now() + make_interval(secs => ${seconds}),
      put_back = put_back + ${owed(job)},
      payload = ${kept(job)},
      error = ${words},
      outage = null, outage_since = null
    where id = ${job.id} and attempts = ${job.attempts}`.execute(deps.db)
}

async function putBack(deps: Deps, job: Claimed, { until, waitsFor }: PutBack): Promise<void> {
  await sql`update job set run_at = coalesce(${until}::timestamptz, now()),
      payload = ${kept(job)},
      put_back = put_back + ${1 + owed(job)},
      waits_for = ${waitsFor},
      outage = null, outage_since = null
    where id = ${job.id} and attempts = ${job.attempts}`.execute(deps.db)
}

/** Whether nobody has taken it over meanwhile: whoever has goes on with it. */
const isOurs = async ({ db }: Deps, { id, attempts }: Claimed): Promise<boolean> =>
  (await db
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst()) !== undefined

/**
 * Puts it aside, until an operator takes it up again (`npm run jobs`). Without an error its worker
 * crashed: the last one that was written says more than that.
 */
async function bury(context: JobContext, job: Claimed, error: string | null): Promise<void> {
  const { deps, log } = context
  if (!(await isOurs(deps, job))) return
  try {
    await context.definitions.get(job.kind)?.whenDead?.(job.payload, deps)
  } catch (fault) {
    log.warn({ job: job.kind, id: job.id, err: fault }, 'that a job is dead could not be told')
  }
  const { numUpdatedRows } = await deps.db
    .updateTable('job')
    .set({
      state: 'dead',
      error: error ?? sql`coalesce(error, 'its worker died each time')`,
      outage: job.outage,
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst()
  if (numUpdatedRows) log.error({ job: job.kind, id: job.id, attempts: tries(job) }, 'job dead')
}
