import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Database, Db } from './database.ts'
import { OurCompiler } from './compiler.ts'

/** What a transaction begins with; one in which it throws writes nothing. */
export type Beginning = (trx: Db) => Promise<unknown>

/** How one write is done: in a transaction of its own. */
type Write = <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>>

const KINDS = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'])
const WORDS =
  /^\s*(?:insert|update|delete|merge|with\b[^]*\b(?:insert\s+into|update|delete\s+from))\s/i

/** The words are looked at whatever was built: a reading may begin `with` a write. */
const isWrite = ({ query, sql }: CompiledQuery): boolean => KINDS.has(query.kind) || WORDS.test(sql)

const noTransaction = async (): Promise<never> => {
  throw new Error('A transaction of a request is opened by inTransaction')
}

/** Hands reading on to the pool, and each write to `write`. */
function driverOver(of: Database, write: Write): Driver {
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      isWrite(query)
        ? write(query as CompiledQuery<R>)
        : of.executeQuery(query as CompiledQuery<R>),
    streamQuery: () => {
      throw new Error('No streams here')
    },
  }
  const nothing = async (): Promise<void> => undefined
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: nothing,
    destroy: nothing,
  }
}

/** A database over the pool `of`, of which each write outside of a transaction is done by `write`. */
export const writingBy = (of: Database, write: Write): Database =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(of, write),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new OurCompiler(),
    },
  })
