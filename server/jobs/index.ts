import type { Deps } from '../contract/deps.ts'
import type { Db } from '../db/index.ts'
import type { JobClass } from './classes.ts'

/** How a job is added. */
export interface JobOptions {
  /** A waiting job of the same kind and key is kept instead of a second one. */
  key?: string
  /** Not before this time. */
  runAt?: Date
  /** Whose work it is: agencies take turns within a class. */
  agencyId?: string | null
}

/** Waiting jobs of one kind and agency: all of them, or those that wait for the same. */
export interface Waiting {
  count: number
  /** Name of the host that is left alone for now; null: their turn. */
  waitsFor: string | null
  /** When the first of them goes on at the earliest. */
  until: Date
}

/** The queue, as handlers and services see it. */
export interface Jobs {
  /**
   * Adds a job; it exists if and only if `trx` commits. `payload` is JSON, ids rather than
   * documents.
   */
  add(trx: Db, kind: string, payload: unknown, options?: JobOptions): Promise<void>
  /**
   * What an agency still has waiting of a kind (by key), by what it waits for, most first; what is
   * under way counts, too.
   */
  waiting(db: Db, kind: string, agencyId: string): Promise<Waiting[]>
}

/**
 * Thrown by a handler that could do nothing now: the job waits until then, and the run is no try.
 * For a fortnight; a job that has waited longer is tried like any other, and dies.
 */
export class PutBack extends Error {
  readonly until: Date
  readonly waitsFor: string
  constructor(until: Date, waitsFor: string) {
    super(`waits for ${waitsFor}`)
    this.name = 'PutBack'
    this.until = until
    this.waitsFor = waitsFor
  }
}

/** What a kind of job does. Must be idempotent: after a crash it runs again. */
export interface JobDefinition {
  kind: string
  handler(payload: unknown, deps: Deps): Promise<void>
  /** Given: the job runs by itself, once per so many minutes over all instances. */
  everyMinutes?: number
  /**
   * Which work it never waits for, and is never waited for by: `classes.ts`. Left out: by the
   * clock, else `interactive`.
   */
  class?: JobClass
}

/**
 * Declares a kind of job: `export const jobs = [registerJob<{ id: string }>('property.media', async
 * ({ id }, deps) => …)]` in the module's jobs.ts, listed in server/app.ts. P is the payload as the
 * module itself adds it.
 */
export function registerJob<P>(
  kind: string,
  handler: (payload: P, deps: Deps) => Promise<void>,
  options: { everyMinutes?: number; class?: JobClass } = {},
): JobDefinition {
  return { kind, handler: (payload, deps) => handler(payload as P, deps), ...options }
}
