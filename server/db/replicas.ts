import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { START, pointOf } from './point.ts'
import { openPool, type PoolOptions } from './pool.ts'
import { standsFor } from './transaction.ts'
import { Turn } from './turn.ts'
import { watchHeld } from './watch-held.ts'

const LOOK_MS = 1000
/** Nearer looks find the moment at which one has caught up. */
const SOON_MS = 200
/** For so long one may leave us without a connection, or an answer to how far it is. */
const PATIENCE_MS = 2000

/** A replica that may answer now. */
export interface Reader {
  db: Database
  /** It failed: nobody is sent there until it was looked at again. */
  failed(): void
}

/** The replicas of the database, of which each instance looks after by itself. */
export interface Replicas {
  /** Which may answer who has seen `point`, in turn; null: the primary alone. Counts who answers. */
  reader(point: string | null): Reader | null
  /** Where the primary is by now: all that is committed lies before. */
  head(): Promise<string>
  /** How each stands, and how many questions went to it; the primary: those it answered instead. */
  state(): { replicas: { lagMs: number; isIn: boolean; answered: number }[]; primary: number }
  close(): Promise<void>
}

/** Opens a pool to each address and looks at all of them every second. */
export function openReplicas(
  primary: Database,
  urls: readonly string[],
  options: PoolOptions = {},
): Replicas {
  const over = new AbortController()
  const all = urls.map((url) => {
    const { db, pool } = openPool(url, { ...options, connectMs: PATIENCE_MS })
    // What opens a transaction may write; what is remembered of a database is so of the one.
    standsFor(db, primary)
    const lookAway = watchHeld(pool, url, { isPooled: true })
    return { db, turn: new Turn(), answered: 0, isAsked: false, lookAway }
  })
  let [next, atPrimary] = [0, 0]

  const look = async (): Promise<void> => {
    const head = await within(readHead(primary, 'flush'))
    await Promise.all(
      all.map(async (one) => {
        // One that still owes an answer is not asked another time.
        if (one.isAsked) return one.turn.fail()
        one.isAsked = true
        const asked = readReached(one.db).finally(() => (one.isAsked = false))
        const reached = await within(asked)
        one.turn.note(head?.point ?? null, reached, head?.at ?? performance.now())
      }),
    )
  }
  const looking = (async () => {
    while (!over.signal.aborted) {
      await look()
      const ms = all.every(({ turn }) => turn.isIn) ? LOOK_MS : SOON_MS
      await sleep(ms, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
    }
  })()

  return {
    reader: (point) => {
      const now = performance.now()
      const fit = point === null ? [] : all.filter(({ turn }) => turn.has(point, now))
      const one = fit[(next = (next + 1) % Math.max(fit.length, 1))]
      if (!one) {
        atPrimary += 1
        return null
      }
      one.answered += 1
      return { db: one.db, failed: () => one.turn.fail() }
    },
    head: async () => (await readHead(primary, 'insert')).point,
    state: () => ({
      replicas: all.map(({ turn, answered }) => ({
        lagMs: turn.lagMs(performance.now()),
        isIn: turn.isIn,
        answered,
      })),
      primary: atPrimary,
    }),
    close: async () => {
      over.abort()
      await looking
      for (const { db, lookAway } of all) {
        lookAway()
        await db.destroy()
      }
    },
  }
}

/**
 * Where the primary is: what is written lies before `insert`, what replicas can have before `flush`,
 * which alone they reach while nothing is written. The moment is that of the question.
 */
async function readHead(
  db: Database,
  which: 'insert' | 'flush',
): Promise<{ point: string; at: number }> {
  const at = performance.now()
  const place = sql.raw(`pg_current_wal_${which}_lsn()`)
  const { rows } = await sql<{ lsn: string }>`select ${place}::text as lsn`.execute(db)
  return { point: rows[0] ? pointOf(rows[0].lsn) : START, at }
}

/** Null: it is no replica (any more). */
async function readReached(db: Database): Promise<string | null> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(db)
  return rows[0]?.lsn ? pointOf(rows[0].lsn) : null
}

async function within<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE_MS)))
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer))
}
