import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/index.ts'

/**
 * The pool. int8 and numeric arrive as number, date as 'YYYY-MM-DD', timestamptz as Date
 * (repositories make it ISO).
 */
export type Database = Kysely<Tables>

/** The pool or an open transaction: what a repository takes. */
export type Db = Kysely<Tables> | Transaction<Tables>

export type { Tables } from './tables/index.ts'
export { CompiledQuery, sql } from 'kysely'
export type { RawBuilder } from 'kysely'
export { uuidv7 } from './id.ts'
export { inTransaction } from './transaction.ts'
export { oneAtATime } from './one-at-a-time.ts'
export { historyRow, type Happening } from './happening.ts'
export { json } from './json.ts'
export { fold, wordPatterns } from './words.ts'
export { recordEvent } from './event.ts'
