import type { SqlBool } from 'kysely'
import { sql, type RawBuilder } from '../../db/index.ts'
import type { Actor } from './actor.ts'

/** Who looks after a record, and who entered it. */
export interface OwnedRow {
  agent_id: string | null
  created_by: string | null
}

/**
 * Whose a record is, for every module: an ADMIN has the agency's; a STAFF what they look after or
 * entered. That it is of the actor's agency is asked before.
 */
export const isOwn = ({ agent_id, created_by }: OwnedRow, { role, userId }: Actor): boolean =>
  role === 'ADMIN' || (userId !== null && (agent_id === userId || created_by === userId))

/** The rule for a STAFF as a condition on a table, by the name it has in the query. */
export const ownRows = (table: string, userId: string | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`
    (${sql.ref(`${table}.agent_id`)} = ${userId}::uuid
    or ${sql.ref(`${table}.created_by`)} = ${userId}::uuid)`

/** The same, with what colleagues share. */
export const ownOrSharedRows = (table: string, userId: string | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${ownRows(table, userId)} or ${sql.ref(`${table}.shared`)})`
