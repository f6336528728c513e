import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Db } from './database.ts'
import { writingBy, type Beginning } from './beginning.ts'

const RETRIED = new Set(['40001', '40P01'])
const TRIES = 6
/**
 * The line broke, the server is stopping, or it reads only since another one is the primary: before
 * the COMMIT nothing was written, and the next connection leads to who can.
 */
const MOVED = /^(?:08\w{3}|57P0[1-3]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/
const BROKEN = /^(?:Connection terminated|Client has encountered a connection error)/
const MOVES = 3
/**
 * Who has been in it for longer may have slept, and lost their work to another; and who waited for a
 * database that does not answer has waited enough.
 */
const YOUNG_MS = 5000

/** What the transaction that an act opened ends with; `kept` once that has been committed. */
export interface Ending {
  write(trx: Db, done: unknown): Promise<void>
  kept(): void
}

interface Around {
  of: Database
  begin?: Beginning | undefined
  end?: Ending
}

const around = new WeakMap<Database, Around>()

/**
 * The same pool, of which whatever writes begins with `begin`: each transaction (`inTransaction`),
 * and a write by itself, which is given one. A transaction that is open has begun, and stays as it is.
 */
export function beginningWith(db: Database, begin: Beginning): Database {
  if (db.isTransaction) return db
  const own: Database = writingBy(db, (query) =>
    inTransaction(own, (trx) => trx.executeQuery(query)),
  )
  around.set(own, { of: db, begin })
  return own
}

/**
 * The same pool, of which each transaction that is opened ends with `end`, given what it came to. A
 * write by itself does not: what is counted on the way to an act is not the act. Nor does one that is
 * open.
 */
export function endingWith(db: Database, end: Ending): Database {
  if (db.isTransaction) return db
  const { of = db, begin } = around.get(db) ?? {}
  const own: Database = writingBy(of, (query) =>
    inTransaction(db, (trx) => trx.executeQuery(query)),
  )
  around.set(own, { of, begin, end })
  return own
}

/**
 * A pool that stands for another one where somebody may write or remembers something of it: its
 * transactions (`inTransaction`) are that one's.
 */
export const standsFor = (db: Database, of: Database): void => void around.set(db, { of })

/** The pool itself, for what is asked of one connection of it or remembered of it. */
export const poolOf = (db: Db): Db => around.get(db)?.of ?? db

const opened = new WeakMap<Db, Database>()

/** The same, also of a transaction that `inTransaction` opened. */
export const databaseOf = (db: Db): Db => opened.get(db) ?? poolOf(db)

const hasMoved = (code: string, { message }: Error): boolean =>
  MOVED.test(code) || BROKEN.test(message)

/**
 * Runs `fn` in one transaction (read committed) and again, up to 6 times with growing pauses, when
 * the database gives up on it with 40001 (serialisation) or 40P01 (deadlock), and up to 3 times when
 * it goes away before it was asked to commit: afterwards nobody knows whether it did. `fn` must have
 * no effect outside the database. `instead`: begins with this, in place of what the pool's
 * transactions begin with. Given a transaction that is open, it goes on in that.
 */
export async function inTransaction<T>(
  db: Database,
  fn: (trx: Db) => Promise<T>,
  instead?: Beginning,
): Promise<T> {
  if (db.isTransaction) return fn(db)
  const { of = db, begin, end } = around.get(db) ?? {}
  for (let attempt = 1; ; attempt += 1) {
    const begun = performance.now()
    let isEnding = false
    try {
      const result = await of.transaction().execute(async (trx) => {
        opened.set(trx, of)
        await (instead ?? begin)?.(trx)
        const done = await fn(trx)
        await end?.write(trx, done)
        isEnding = true
        return done
      })
      end?.kept()
      return result
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const isMoved =
        !isEnding && performance.now() - begun < YOUNG_MS && hasMoved(code, error as Error)
      if (!isMoved && !RETRIED.has(code)) throw error
      if (attempt >= (isMoved ? MOVES : TRIES)) throw error
      await sleep(2 ** attempt * (isMoved ? 100 : 5) * (0.5 + Math.random()))
    }
  }
}
