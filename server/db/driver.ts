import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { OurCompiler } from './compiler.ts'

/**
 * For so long a transaction may ask nothing, in ms; then the database rolls it back and lets go of
 * what it holds. Who sleeps longer (stopped, on a machine that was paused) has lost their job to
 * another, whose lease is as long and who would wait for these locks. A statement that is at work
 * is not counted, however long it takes.
 */
export const IDLE_MS = 60_000

/**
 * What makes the transaction that has just begun one of these. In each anew: a setting of the
 * connection would be refused, or lost, by a pooler in transaction mode.
 */
export const letsGo = (ms: number = IDLE_MS): string =>
  `set local idle_in_transaction_session_timeout = ${ms}`

/**
 * For so long a statement waits for a lock, in ms; then its request is told 503 and its job waits
 * its turn. Who holds it may be stopped, and behind them whole pools queue up, of the same stopped
 * process, too: each would take the lock in turn and sleep on it.
 */
export const LOCK_MS = 30_000

/** What a transaction of ours does not outlast, in ms; see `IDLE_MS` and `LOCK_MS`. */
export interface Patience {
  idleMs?: number | undefined
  lockMs?: number | undefined
  /** For so long a statement may work; 0: no end. */
  statementMs?: number | undefined
}

class OurDriver extends PostgresDriver {
  readonly #settings: string

  constructor(
    config: PostgresDialectConfig,
    { idleMs, lockMs = LOCK_MS, statementMs = 0 }: Patience,
  ) {
    super(config)
    this.#settings = `${letsGo(idleMs)}; set local lock_timeout = ${lockMs}`
    if (statementMs > 0) this.#settings += `; set local statement_timeout = ${statementMs}`
  }

  /** All in one message: it costs no way to the database and back. */
  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const all = ({ sql }: CompiledQuery) =>
      connection.executeQuery(CompiledQuery.raw(`${sql}; ${this.#settings}`))
    return super.beginTransaction({ executeQuery: all } as DatabaseConnection, settings)
  }
}

/** PostgreSQL as we speak it. */
export class OurDialect extends PostgresDialect {
  readonly #driver: () => OurDriver

  constructor(config: PostgresDialectConfig, patience: Patience = {}) {
    super(config)
    this.#driver = () => new OurDriver(config, patience)
  }

  override createDriver(): OurDriver {
    return this.#driver()
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new OurCompiler()
  }
}
