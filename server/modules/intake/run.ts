import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { awaitLaterVersion, outageOf } from '../../jobs/index.ts'
import { publish } from '../../live/index.ts'
import { pageIn } from '../../contract/language.ts'
import { FileMissing } from '../../ports/files/index.ts'
import { notify } from '../notification/index.ts'
import { setImportedContacts } from '../user/index.ts'
import { applyBatch, recordRefusal } from './apply.ts'
import { findRun, updateRun, type RunRow } from './intake.repository.ts'
import { say } from './messages.ts'
import { BATCH } from './names.ts'
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
  // Without a column that was told people would come in without what it holds of them.
  if (!(await readsWhole(deps.db, 'intake_run.mapping', { id })))
    awaitLaterVersion('the columns of a file')
  if (run.status === 'failed' && !(await goOn(deps, id))) return
  try {
    for await (const rows of batchesAfter(deps.files, run.file_key, run.totals.done, BATCH)) {
      if (!(await bringIn(deps, id, rows))) return
      await breathe() // requests come first
    }
    await finish(deps, id)
  } catch (error) {
    if (outageOf(error) !== null) throw error // it has not failed: its job waits
    const gone = error instanceof FileMissing
    if (!(await stop(deps, id, gone))) return
    if (!gone) throw error // shown as failed until the queue's next try, which goes on where this one stopped
  }
  await deps.files.remove(run.file_key) // who came in is in the contacts; the report keeps what did not
}

/** A run that stopped goes on; false when another process has gone on with it, or ended it. */
const goOn = (deps: Deps, id: string): Promise<boolean> =>
  changed(deps, id, 'failed', { status: 'running', failure: null, finished_at: null })

/** Shows a run as failed; false when another process has ended it while this one slept. */
const stop = (deps: Deps, id: string, gone: boolean): Promise<boolean> =>
  changed(deps, id, 'running', {
    status: 'failed',
    failure: { key: gone ? 'fileGone' : 'stopped' },
    finished_at: deps.now(),
    ...(gone && { file_key: null }),
  })

/**
 * Of a run, or an undo, at which nobody works any more: else the agency's next one would wait for
 * it for good.
 */
export const standStill = async (deps: Deps, id: string): Promise<void> =>
  void (await stop(deps, id, false))

const changed = (
  { db }: Deps,
  id: string,
  from: RunRow['status'],
  change: Parameters<typeof updateRun>[2],
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const run = (await lockRun(trx, id))?.run
    if (run?.status !== from) return false
    await updateRun(trx, id, change)
    return true
  })

/**
 * One batch. What the database refuses is halved until the row is found that it refuses. False: the
 * run is no longer ours.
 */
async function bringIn(deps: Deps, id: string, rows: Numbered[]): Promise<boolean> {
  try {
    return await inTransaction(deps.db, (trx) =>
      step(trx, id, rows, async (standing) => applyBatch(trx, deps, standing, rows)),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [first] = rows
    if (rows.length > 1) {
      const middle = Math.ceil(rows.length / 2)
      return (
        (await bringIn(deps, id, rows.slice(0, middle))) &&
        (await bringIn(deps, id, rows.slice(middle)))
      )
    }
    return (
      first === undefined ||
      inTransaction(deps.db, (trx) =>
        step(trx, id, rows, ({ run }) => recordRefusal(trx, run, first)),
      )
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
  id: string,
  rows: Numbered[],
  act: (standing: Standing) => Promise<RunRow['totals']>,
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
  const totals = await act(standing)
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

async function finish(deps: Deps, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const run = (await lockRun(trx, id))?.run
    if (run?.status !== 'running' || run.undone_at !== null) return
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
  })
}
