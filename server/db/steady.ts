import { setTimeout as sleep } from 'node:timers/promises'
import { databaseAway } from './away.ts'

const WAIT_MS = 60_000
const PAUSE_MS = 100

/**
 * Does a step of the start again when the embedded server went away in the middle of it, as one
 * does whose owner ends: its supervisor is bringing it back. Bounded; any other error is thrown.
 */
export async function steady<T>(trouble: () => string | null, step: () => Promise<T>): Promise<T> {
  const end = performance.now() + WAIT_MS
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!databaseAway(error) || performance.now() > end) throw error
      do await sleep(PAUSE_MS)
      while (trouble() !== null && performance.now() < end)
    }
  }
}
