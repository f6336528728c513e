import type { Deps } from '../contract/deps.ts'
import type { Db } from '../db/index.ts'

/** How a job is added. */
export interface JobOptions {
  /** A waiting job of the same kind and key is kept instead of a second one. */
  key?: string
  /** Not before this time. */
  runAt?: Date
}

/** The queue, as handlers and services see it. */
export interface Jobs {
  /** Adds a job; it exists if and only if `trx` commits. `payload` is JSON, ids rather than documents. */
  add(trx: Db, kind: string, payload: unknown, options?: JobOptions): Promise<void>
}

/** What a kind of job does. Must be idempotent: after a crash it runs again. */
export interface JobDefinition {
  kind: string
  handler(payload: unknown, deps: Deps): Promise<void>
  /** Given: the job runs by itself, once per so many minutes over all instances. */
  everyMinutes?: number
  /** Minutes rather than moments (feeds, their pictures): one worker never takes such, so that mails do not wait behind them. */
  slow?: boolean
}

/**
 * Declares a kind of job: `export const jobs = [registerJob<{ id: string }>('property.media', async ({ id }, deps) => …)]`
 * in the module's jobs.ts, listed in server/app.ts. P is the payload as the module itself adds it.
 */
export function registerJob<P>(
  kind: string,
  handler: (payload: P, deps: Deps) => Promise<void>,
  options: { everyMinutes?: number; slow?: boolean } = {},
): JobDefinition {
  return { kind, handler: (payload, deps) => handler(payload as P, deps), ...options }
}
