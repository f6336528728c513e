import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { awaitLaterVersion, outageOf } from '../../jobs/index.ts'
import { publish } from '../../live/index.ts'
import { pageIn } from '../../contract/language.ts'
import { FileMissing } from '../../ports/files/index.ts'
import { notify } from '../notification/index.ts'
import { setImportedContacts } from '../user/index.ts'
import { applyBatch, recordRefusal } from './apply.ts'
import { withoutErased } from './erased-rows.ts'
import { findRun, updateRun, type RunRow } from './intake.repository.ts'
import { say } from './messages.ts'
import { BATCH } from './names.ts'
import { knowsPlan } from './plan-known.ts'
import { batchesAfter, type Numbered } from './rows-file.ts'
import { lockRun, type Standing } from './standing.ts'

/**
 * The job of a run: batch by batch, each with its report in one transaction that also says how far
 * the run is. Cut short it goes on behind the last batch, so each row goes in exactly once.
 */
export async function runIntake(deps: Deps, id: string): Promise<void> {
  const run = await findRun(deps.db, id)
  if (
    !run ||
    !['running', 'failed'].includes(run.status) ||
    run.undone_at !== null ||
    run.file_key === null
  )
    return
  if (!(await knowsPlan(deps.db, id))) awaitLaterVersion('what was chosen for a file')
  if (run.status === 'failed' && !(await goOn(deps, id))) return
  const key = run.file_key
  try {
    for await (const rows of batchesAfter(deps.files, key, run.totals.done, BATCH)) {
      if (!(await bringIn(deps, { id, key }, rows))) return
      await breathe() // requests come first
    }
    if (!(await finish(deps, { id, key }))) return
  } catch (error) {
    if (error instanceof Rewritten) return runIntake(deps, id)
    if (outageOf(error) !== null) throw error // it has not failed: its job waits
    if (!(error instanceof FileMissing)) {
      if (!(await stop(deps, id))) return
      throw error // shown as failed until the queue's next try, which goes on where this one stopped
    }
    return (await lose(deps, { id, key })) ? undefined : runIntake(deps, id)
  }
  await deps.files.remove(key) // who came in is in the contacts; the report keeps what did not
}

/** A run and the file that is read for it. */
interface Reading {
  id: string
  key: string
}

/**
 * Somebody was erased while the file was being read: what was read holds them still, and what the
 * run's file is by now is read from behind the last batch on.
 */
class Rewritten extends Error {}

/** A run that stopped goes on; false when another process has gone on with it, or ended it. */
const goOn = (deps: Deps, id: string): Promise<boolean> =>
  changed(deps, id, 'failed', { status: 'running', failure: null, finished_at: null })

/** Shows a run as failed; false when another process has ended it while this one slept. */
const stop = (deps: Deps, id: string): Promise<boolean> =>
  changed(deps, id, 'running', {
    status: 'failed',
    failure: { key: 'stopped' },
    finished_at: deps.now(),
  })

/** The same where its rows are lost; false also where the run has another file by now. */
const lose = (deps: Deps, { id, key }: Reading): Promise<boolean> =>
  changed(
    deps,
    id,
    'running',
    {
      status: 'failed',
      failure: { key: 'fileGone' },
      finished_at: deps.now(),
      file_key: null,
    },
    key,
  )

/**
 * Of a run, or an undo, at which nobody works any more: else the agency's next one would wait for
 * it for good.
 */
export const standStill = async (deps: Deps, id: string): Promise<void> =>
  void (await stop(deps, id))

const changed = (
  { db }: Deps,
  id: string,
  from: RunRow['status'],
  change: Parameters<typeof updateRun>[2],
  key?: string,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const run = (await lockRun(trx, id))?.run
    if (run?.status !== from || (key !== undefined && run.file_key !== key)) return false
    await updateRun(trx, id, change)
    return true
  })

/**
 * One batch. What the database refuses is halved until the row is found that it refuses. False: the
 * run is no longer ours.
 */
async function bringIn(deps: Deps, of: Reading, rows: Numbered[]): Promise<boolean> {
  try {
    return await inTransaction(deps.db, (trx) =>
      step(trx, of, rows, (standing, kept) => applyBatch(trx, deps, standing, kept)),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (rows.length > 1) {
      const middle = Math.ceil(rows.length / 2)
      return (
        (await bringIn(deps, of, rows.slice(0, middle))) &&
        (await bringIn(deps, of, rows.slice(middle)))
      )
    }
    return inTransaction(deps.db, (trx) =>
      step(trx, of, rows, ({ run }, kept) => recordRefusal(trx, run, kept)),
    )
  }
}

/**
 * A constraint (class 23) or a value (class 22) that the database does not take; anything else is
 * tried again as a whole.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

async function step(
  trx: Db,
  { id, key }: Reading,
  rows: Numbered[],
  act: (standing: Standing, rows: Numbered[]) => Promise<RunRow['totals']>,
): Promise<boolean> {
  const standing = await lockRun(trx, id)
  const run = standing?.run
  if (
    !standing ||
    run?.status !== 'running' ||
    run.undone_at !== null ||
    run.totals.done + 1 !== rows[0]?.number
  )
    return false
  if (run.file_key !== key) throw new Rewritten()
  const kept = await withoutErased(trx, run.agency_id, rows)
  const totals = await act(standing, kept)
  // Whom the rows mean is locked by now: who is not erased yet will be after this.
  if ((await withoutErased(trx, run.agency_id, kept)) !== kept) throw new Rewritten()
  await updateRun(trx, id, { totals })
  await tell(trx, run, totals)
  return true
}

/** How far it is, for whoever looks at it now. */
async function tell(trx: Db, run: RunRow, totals: RunRow['totals']): Promise<void> {
  await publish(
    trx,
    { userIds: [run.by_user], event: { type: 'intake', data: { id: run.id, totals } } },
    { transient: true },
  )
}

/** All rows are in. False: the run is no longer ours. */
async function finish(deps: Deps, { id, key }: Reading): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    const run = (await lockRun(trx, id))?.run
    if (run?.status !== 'running' || run.undone_at !== null) return false
    if (run.file_key !== key) throw new Rewritten()
    await updateRun(trx, id, { status: 'done', finished_at: deps.now(), file_key: null })
    await setImportedContacts(trx, run.by_user)
    const { created, updated, skipped, errors, demands } = run.totals
    await notify(trx, {
      userId: run.by_user,
      kind: 'NOTIFICATION',
      title: say(run.lang, 'doneTitle', { file: run.filename }),
      body: say(run.lang, demands > 0 ? 'doneDemands' : 'doneBody', {
        created,
        updated,
        demands,
        left: skipped + errors,
      }),
      href: pageIn('', run.lang, `/auth/contactos/importar?run=${id}&step=4`),
      topic: `intake:${id}`,
    })
    await tell(trx, run, run.totals)
    return true
  })
}
