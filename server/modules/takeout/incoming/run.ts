import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, recordEvent, sql } from '../../../db/index.ts'
import { setImportedContacts, setImportedProperties } from '../../user/index.ts'
import { outageOf, PutBack } from '../../../jobs/index.ts'
import { check } from './check.ts'
import { findImport, forgetSource, setImport, type ImportRow } from './import.repository.ts'
import { Refused, Silent } from './refused.ts'
import { openSource } from './open-source.ts'
import { step } from './step.ts'
import { undo } from './undo.ts'

/** So often in a row the other side may say nothing before a person is asked. */
const TRIES = 8
const PAUSE_MS = 30_000

/**
 * The job of an import: checks the file, brings what is in it step by step, or takes what came away
 * again. Runs again after a crash and goes on where the last step that is written ended; while what
 * keeps our data is away its job waits, however often. After `turn` milliseconds it goes to the end
 * of the line with what is left.
 */
export async function runImport(deps: Deps, id: string, turn = Infinity): Promise<void> {
  const end = performance.now() + turn
  const isOver = (): boolean => performance.now() >= end
  const row = await findImport(deps.db, id)
  if (!row) return
  try {
    if (row.state === 'checking') await check(row, deps)
    if (row.state === 'undoing') await undo(row, deps, isOver)
    await bringAll(deps, id, isOver)
  } catch (error) {
    if (error instanceof PutBack) throw error
    if (error instanceof Silent) return wait(deps, row)
    if (error instanceof Refused) return endAs(deps, row, error)
    if (outageOf(error) !== null || !(await isLastTry(deps, id))) throw error
    if (row.state === 'undoing') await standStill(deps, id)
    else await endAs(deps, row, new Refused('broken'))
  }
}

/** Has it failed at the same place again and again, for no reason that it knows? */
async function isLastTry({ db }: Deps, id: string): Promise<boolean> {
  const row = await db
    .updateTable('takeout_import')
    .set((eb) => ({ silent: eb('silent', '+', 1) }))
    .where('id', '=', id)
    .returning('silent')
    .executeTakeFirst()
  return (row?.silent ?? 0) >= TRIES - 1
}

async function bringAll(deps: Deps, id: string, isOver: () => boolean): Promise<void> {
  const first = await findImport(deps.db, id)
  if (first?.state !== 'running') return
  const source = await openSource(first, deps)
  for (;;) {
    const row = await findImport(deps.db, id)
    if (row?.state !== 'running') return
    if (!(await step(row, source, deps))) break
    if (isOver()) throw new PutBack()
  }
  await finish(deps, id)
}

async function finish(deps: Deps, id: string): Promise<void> {
  const row = await findImport(deps.db, id)
  if (row?.state !== 'running') return
  const done = { state: 'done' as const, progress: 100, finished_at: deps.now() }
  const isDone = await inTransaction(deps.db, async (trx) => {
    if (!(await setImport(trx, id, done, 'running'))) return false
    await recordEvent(trx, {
      kind: 'takeout.imported',
      agencyId: row.agency_id,
      subject: id,
      payload: { by: row.created_by },
    })
    if (await madeOf(deps, id, 'Property')) await setImportedProperties(trx, row.agency_id)
    if (row.created_by && (await madeOf(deps, id, 'Contact')))
      await setImportedContacts(trx, row.created_by)
    return true
  })
  if (isDone) await letGo(deps, row)
}

async function madeOf({ db }: Deps, id: string, schema: string): Promise<boolean> {
  const { rows } = await sql`select 1 from takeout_import_count
    where import_id = ${id} and schema = ${schema} and made > 0`.execute(db)
  return rows.length > 0
}

/** What lies here of the zip, and where it is elsewhere, is needed no more. */
export async function letGo(deps: Deps, row: ImportRow): Promise<void> {
  await forgetSource(deps.db, row.id)
  if (row.file_key !== null) await deps.files.remove(row.file_key)
}

/** The other side says nothing: later again, and after some tries a person is asked. */
async function wait(deps: Deps, { id }: ImportRow): Promise<void> {
  const row = await findImport(deps.db, id)
  if (row?.state !== 'checking' && row?.state !== 'running') return
  const silent = row.silent + 1
  if (silent >= TRIES) {
    await setImport(deps.db, id, { state: 'paused', silent: 0, reason: 'silent' }, row.state)
    return
  }
  await setImport(deps.db, id, { silent }, row.state)
  throw new PutBack(new Date(Date.now() + PAUSE_MS * 2 ** row.silent), 'the other side')
}

/**
 * Of an import, or its undo, at which nobody works any more: a person may go on with it, and else
 * no other of the agency could begin.
 */
export async function standStill({ db }: Deps, id: string): Promise<void> {
  const row = await findImport(db, id)
  const change = { silent: 0, reason: row?.state === 'undoing' ? 'undoStopped' : 'stopped' }
  if (row?.state === 'checking' || row?.state === 'running')
    await setImport(db, id, { ...change, state: 'paused' }, row.state)
  if (row?.state === 'undoing') await setImport(db, id, { ...change, state: 'failed' }, row.state)
}

/** Ends an import that cannot go on: refused while nothing was changed, else failed. */
async function endAs(deps: Deps, { id }: ImportRow, { reason }: Refused): Promise<void> {
  const row = await findImport(deps.db, id)
  if (row?.state !== 'checking' && row?.state !== 'running') return
  const state = row.state === 'checking' ? ('refused' as const) : ('failed' as const)
  if (await setImport(deps.db, id, { state, reason, finished_at: deps.now() }, row.state))
    await letGo(deps, row)
}
