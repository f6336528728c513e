import type { FileReply } from '../../generated/server/operations.ts'
import { inTransaction, uuidv7 } from '../db/index.ts'
import type { Session } from './context.ts'
import type { Deps } from './deps.ts'
import type { Route } from './routes.ts'

/** The job that tells it (module audit). */
export const EXPORTED = 'audit.exported'

/** Records in one file of which nobody has to be told. */
const FEW = 500

/** A file of many records, as it was given out. */
export interface Exported {
  id: string
  agencyId: string
  userId: string
  keyId: string | null
  operation: string
  rows: number
  /** ISO. */
  at: string
}

/**
 * Has those who lead an agency told of a file with many of its records, once for each file: written
 * down before its first byte goes out, or it does not go out (docs/decisions/0347).
 */
export async function tellExport(
  { operationId: operation, replies, success }: Pick<Route, 'operationId' | 'replies' | 'success'>,
  session: Session | null,
  done: unknown,
  { db, jobs, now }: Deps,
): Promise<void> {
  // An answer as JSON may well have `rows` that are none of a file.
  if (!session?.agencyId || !replies[String(success)]?.binary) return
  const { rows = 0 } = done as FileReply
  if (rows <= FEW) return
  const { agencyId, userId, key } = session
  const by = { agencyId, userId, keyId: key?.id ?? null }
  const told: Exported = { id: uuidv7(), ...by, operation, rows, at: now().toISOString() }
  await inTransaction(db, (trx) => jobs.add(trx, EXPORTED, told, { agencyId }))
}
