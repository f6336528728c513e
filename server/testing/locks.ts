import { expect, vi } from 'vitest'
import { sql, type Db } from '../db/index.ts'

/** Resolves once so many requests of this database wait for a lock; fails after a minute. */
export const untilWaiting = (db: Db, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count
        from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows[0]?.count).toBe(count)
    },
    { timeout: 60_000, interval: 5 },
  )
