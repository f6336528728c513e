import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/index.ts'

/**
 * The pool. int8 and numeric arrive as number, date as 'YYYY-MM-DD', timestamptz as Date
 * (repositories make it ISO).
 */
export type Database = Kysely<Tables>

/** The pool or an open transaction: what a repository takes. */
export type Db = Kysely<Tables> | Transaction<Tables>
