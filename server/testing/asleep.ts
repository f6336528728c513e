import { sql } from '../db/index.ts'
import type { Deps } from '../contract/deps.ts'
import { freezing } from './freezing.ts'

/** A process that sleeps somewhere in its work, and what the others do meanwhile. */
export interface Sleeper<T> {
  /** Makes what the work is done on, anew for each place; `at`: which one. */
  begin(at: number): Promise<T>
  work(deps: Deps, on: T): Promise<unknown>
  /** What another process does while this one sleeps. */
  meanwhile(on: T): Promise<unknown>
  /** What has to hold when it has woken and gone on. */
  look(on: T, where: string): Promise<unknown>
  /** Statements from one place to the next. */
  step?: number
}

/**
 * Has a process sleep after each of its statements in turn, beyond its lease, while another does
 * the same work, and go on as if no time had passed; answers in how many places it slept. Where it
 * sleeps in a transaction the other would wait for it: such places are passed over.
 */
export async function asleepEverywhere<T>(deps: Deps, sleeper: Sleeper<T>): Promise<number> {
  const { begin, work, meanwhile, look, step = 1 } = sleeper
  let places = 0
  for (let left = 0; ; left += step) {
    const on = await begin(left)
    const asleep = freezing(deps, left)
    const done = work(asleep.deps, on).catch(() => undefined)
    if ((await Promise.race([done.then(() => 'done'), asleep.stopped])) === 'done') return places
    const { rows } = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database()`.execute(deps.db)
    const isFree = rows.length === 0
    if (isFree) await meanwhile(on)
    asleep.thaw()
    await done
    if (!isFree) continue
    places += 1
    await look(on, `after ${left}`)
  }
}
