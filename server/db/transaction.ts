import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Db } from './database.ts'

const RETRIED = new Set(['40001', '40P01'])
const TRIES = 6

/**
 * Runs `fn` in one transaction (read committed) and again, up to 6 times with growing pauses, when
 * the database gives up on it with 40001 (serialisation) or 40P01 (deadlock). `fn` must have no
 * effect outside the database.
 */
export async function inTransaction<T>(db: Database, fn: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(fn)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!RETRIED.has(code) || attempt === TRIES) throw error
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
