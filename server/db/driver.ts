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

class OurDriver extends PostgresDriver {
  readonly #idleMs: number

  constructor(config: PostgresDialectConfig, idleMs: number) {
    super(config)
    this.#idleMs = idleMs
  }

  /** Both in one message: it costs no way to the database and back. */
  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const both = ({ sql }: CompiledQuery) =>
      connection.executeQuery(CompiledQuery.raw(`${sql}; ${letsGo(this.#idleMs)}`))
    return super.beginTransaction({ executeQuery: both } as DatabaseConnection, settings)
  }
}

/** PostgreSQL as we speak it. */
export class OurDialect extends PostgresDialect {
  readonly #driver: () => OurDriver

  constructor(config: PostgresDialectConfig, idleMs = IDLE_MS) {
    super(config)
    this.#driver = () => new OurDriver(config, idleMs)
  }

  override createDriver(): OurDriver {
    return this.#driver()
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new OurCompiler()
  }
}
