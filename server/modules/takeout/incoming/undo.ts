import type { Deps } from '../../../contract/deps.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { inTransaction, json, recordEvent, sql, type Db } from '../../../db/index.ts'
import { PutBack } from '../../../jobs/index.ts'
import { emptyAgency } from '../../agency/index.ts'
import { seniorAdmin } from '../../user/index.ts'
import { marksOf } from './bring/here.ts'
import { findImport, type ImportRow } from './import.repository.ts'
import { addKept, type Made } from './report.repository.ts'
import { takeAway, type Leaving } from './take-away.ts'

const BATCH = 250

/**
 * Takes away what an import made, the last first, some at a time: what stands as it came. What
 * somebody has worked on since, or what they refer to by now, stays and is counted. Throws
 * PutBack between two steps when its turn is over.
 */
export async function undo({ id }: ImportRow, deps: Deps, isOver: () => boolean): Promise<void> {
  while (await inTransaction(deps.db, (trx) => undoSome(trx, deps, id)))
    if (isOver()) throw new PutBack()
}

async function undoSome(trx: Db, deps: Deps, id: string): Promise<boolean> {
  const row = await findImport(trx, id, true)
  if (row?.state !== 'undoing') return false
  const made = await trx
    .selectFrom('takeout_import_record')
    .select(['position', 'schema', 'id', 'mark'])
    .where('import_id', '=', id)
    .orderBy('position', 'desc')
    .limit(BATCH)
    .execute()
  if (made.length === 0) {
    await finish(trx, deps, row)
    return false
  }
  const work = await workOf(trx, deps, row)
  for (const one of made) if (!(await isGone(work, row, one))) await addKept(trx, id, one.schema)
  await trx
    .deleteFrom('takeout_import_record')
    .where('import_id', '=', id)
    .where('position', '>=', made.at(-1)?.position ?? 0)
    .execute()
  return true
}

/** A program acts, with the rights of an ADMIN. */
async function workOf(trx: Db, deps: Deps, row: ImportRow): Promise<Work> {
  const senior = await seniorAdmin(trx, row.agency_id)
  return {
    trx,
    deps,
    actor: {
      userId: null,
      agencyId: row.agency_id,
      role: 'ADMIN',
      lang: senior?.language ?? 'es',
    },
  }
}

/** Takes one away, if it stands as it came; what something else refers to stays. */
async function isGone(work: Work, row: ImportRow, { schema, id, mark }: Made): Promise<boolean> {
  const { trx } = work
  if (mark !== null && (await marksOf(trx, schema, [id])).get(id) !== mark) {
    // Somebody has taken it away already.
    return !(await marksOf(trx, schema, [id])).has(id)
  }
  await sql`savepoint undoing`.execute(trx)
  try {
    const leaving: Leaving = { work, id, since: row.id }
    const gone = await takeAway(schema, leaving)
    await sql`release savepoint undoing`.execute(trx)
    return gone
  } catch (error) {
    const isReferred = error instanceof Error && 'code' in error && error.code === '23503'
    if (!isReferred) throw error
    await sql`rollback to savepoint undoing`.execute(trx)
    return false
  }
}

async function finish(trx: Db, deps: Deps, row: ImportRow): Promise<void> {
  const { filled, ...head } = row.head ?? {}
  if (filled && (await emptyAgency(trx, row.agency_id, filled, deps.now())) > 0)
    await addKept(trx, row.id, 'Agency')
  await trx
    .updateTable('takeout_import')
    .set({
      state: 'undone',
      undone_at: deps.now(),
      progress: 100,
      head: row.head ? (json(head) as never) : null,
    })
    .where('id', '=', row.id)
    .execute()
  await recordEvent(trx, {
    kind: 'takeout.import_undone',
    agencyId: row.agency_id,
    subject: row.id,
    payload: {},
  })
}
