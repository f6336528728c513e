import type { Deps } from '../contract/deps.ts'
import type { JobClass } from './classes.ts'

export { eachOne, mailEach } from './each-one.ts'
export { outageOf } from './outage.ts'
export type { JobOptions, Waiting, Jobs } from './port.ts'
export { payloadsOf } from './payloads.ts'
export { takeTwins } from './twins.ts'

/**
 * Thrown by a handler that could do nothing now: the job waits until then, and the run is no try.
 * For a fortnight; a job that has waited longer is tried like any other, and dies. Without a time
 * its turn is over: it goes to the end of its agency's line with what is left.
 */
export class PutBack extends Error {
  readonly until: Date | null
  readonly waitsFor: string | null
  constructor(until: Date | null = null, waitsFor: string | null = null) {
    super(`waits for ${waitsFor ?? 'its turn'}`)
    this.name = 'PutBack'
    this.until = until
    this.waitsFor = waitsFor
  }
}

const LATER_MS = 3_600_000

/** Puts a job back that holds what only a later version knows, until such a one takes it. */
export function awaitLaterVersion(what: string): never {
  throw new PutBack(new Date(Date.now() + LATER_MS), `a version that knows ${what}`)
}

/** What a kind of job does. Must be idempotent: after a crash it runs again. */
export interface JobDefinition {
  kind: string
  /**
   * What it changes in its payload before it throws is there when it runs again. `isStopping`: the
   * process is told to end; who works in turns gives theirs away.
   */
  handler(payload: unknown, deps: Deps, isStopping?: () => boolean): Promise<void>
  /** Given: the job runs by itself, once per so many minutes over all instances. */
  everyMinutes?: number
  /**
   * Which work it never waits for, and is never waited for by: `classes.ts`. Left out: by the
   * clock, else `interactive`.
   */
  class?: JobClass
  /**
   * When it is put aside as dead, also after its worker died each time: whoever sees something at
   * work is told that it stands still. Says the same however often it is called.
   */
  whenDead?(payload: unknown, deps: Deps): Promise<void>
}

interface Options<P> extends Pick<JobDefinition, 'everyMinutes' | 'class'> {
  whenDead?: (payload: P, deps: Deps) => Promise<void>
}

/**
 * Declares a kind of job: `export const jobs = [registerJob<{ id: string }>('property.media', async
 * ({ id }, deps) => …)]` in the module's jobs.ts, listed in server/app.ts. P is the payload as the
 * module itself adds it.
 */
export function registerJob<P>(
  kind: string,
  handler: (payload: P, deps: Deps, isStopping?: () => boolean) => Promise<void>,
  { whenDead, ...options }: Options<P> = {},
): JobDefinition {
  return {
    kind,
    handler: (payload, deps, isStopping) => handler(payload as P, deps, isStopping),
    ...options,
    ...(whenDead && { whenDead: (payload, deps) => whenDead(payload as P, deps) }),
  }
}
