import type { Deps } from '../../contract/deps.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { inTransaction, withAdvisoryLock, type Db } from '../../db/index.ts'
import { awaitLaterVersion, outageOf } from '../../jobs/index.ts'
import { findIntegration, isHalfRead } from '../integration/index.ts'
import { applyHome } from './homes/apply.ts'
import { gate, median, type Rejection } from './feed/gate.ts'
import {
  goodCounts,
  idsOf,
  isAtWork,
  isBusy,
  runOfJob,
  updateRun,
  type RunRow,
} from './import.repository.ts'
import { countItems } from './item.repository.ts'
import { doneIds } from './item.repository.ts'
import type { FeedEvent } from './feed/feed-event.ts'
import { BrokenFile } from './feed/broken.ts'
import { Unreadable } from '../../formats/table/unreadable.ts'
import { pageOf } from './lab/page.ts'
import { findLink, linksNotIn } from './link.repository.ts'
import { handleMissing } from './homes/missing.ts'
import { RUN, SAME } from './homes/names.ts'
import { onceOf } from './homes/once.ts'
import { finishRun, tellFinished } from './finish.ts'
import { noteRejected, noteTaken } from './fetch/outcome.ts'
import { FORMATS, READERS } from './feed/readers.ts'
import type { Reading } from './feed/reading.ts'
import { survey } from './feed/survey.ts'

/** How long a run waits for another one of its source before it looks again. */
const PATIENCE = 10_000
/**
 * A run that has been at work for so long has died with its process: a command line's is taken up
 * by nobody.
 */
const DEAD_AFTER = 3 * 3_600_000

/**
 * The job of a run: survey and gate first, so a bad file changes nothing; then home by home, each
 * in its own transaction. Cut short it goes on where it stopped. One run of a source at a time:
 * another one is put off.
 */
export async function runImport(deps: Deps, id: string): Promise<void> {
  const run = await claim(deps, id)
  if (!run) return
  try {
    await work(deps, run)
  } catch (error) {
    if (error instanceof RunOver) return
    // Shown as failed until the queue's next try, which goes on where this one stopped; a process
    // that slept may lose its connection by it, and the run be over.
    const isOver = await ending(deps, id, async (trx) => {
      // It has not failed: its job waits, and nobody can mend the file.
      if (outageOf(error) === null)
        await updateRun(trx, id, {
          status: 'failed',
          totals: await countItems(trx, id),
          finished_at: deps.now(),
        })
    }).then(
      () => false,
      (reason: unknown) => reason instanceof RunOver,
    )
    if (isOver) return
    throw error
  }
}

/** Thrown where a run was ended or taken back while its process slept. */
class RunOver extends Error {}

const stays =
  (id: string, alone = false) =>
  async (trx: Db): Promise<void> => {
    if (!(await isAtWork(trx, id, alone))) throw new RunOver()
  }

/** Ends a run in one transaction, unless it has been. */
const ending = ({ db }: Deps, id: string, end: (trx: Db) => Promise<void>): Promise<void> =>
  inTransaction(db, async (trx) => {
    await stays(id, true)(trx)
    await end(trx)
  })

/** Takes the run as its source's only one; null when there is nothing to do now. */
function claim(deps: Deps, id: string): Promise<RunRow | null> {
  return inTransaction(deps.db, async (trx) => {
    const run = await runOfJob(trx, id)
    if (!run || run.undone_at !== null || !['uploaded', 'running', 'failed'].includes(run.status))
      return null
    if (!Object.hasOwn(READERS, run.provider)) awaitLaterVersion(run.provider)
    // Without the column that it was told of the homes would come in without what it holds.
    if (run.plan && !(await readsWhole(trx, 'import_run.plan', { id })))
      awaitLaterVersion('the columns of a table')
    // By weaker guards than its agency set homes would leave the market without a question.
    const source = await findIntegration(trx, run.integration_id)
    if (source && (await isHalfRead(trx, source))) awaitLaterVersion('the settings of a source')
    await withAdvisoryLock(trx, `import ${run.integration_id}`)
    const now = deps.now()
    if (await isBusy(trx, run, ['running'], new Date(now.getTime() - DEAD_AFTER))) {
      await deps.jobs.add(trx, RUN, { id }, { runAt: new Date(now.getTime() + PATIENCE) })
      return null
    }
    await updateRun(trx, id, { status: 'running', started_at: run.started_at ?? now })
    return run
  })
}

async function work(deps: Deps, run: RunRow): Promise<void> {
  const { id } = run
  const source = await findIntegration(deps.db, run.integration_id)
  if (!source) throw new Error(`The source of run ${id} is gone`)
  const rejection = await judge(deps, run)
  if (rejection)
    return ending(deps, id, async (trx) => {
      await updateRun(trx, id, { status: 'rejected', rejection, finished_at: deps.now() })
      await tellFinished(trx, run)
      await noteRejected(trx, deps, run)
    })
  const isThere = onceOf(run)
  const reading: Reading = { deps, run, source, gone: new Set(), isThere, stays: stays(id) }
  await applyAll(reading)
  await handleMissing(reading, await linksNotIn(deps.db, run))
  await ending(deps, id, async (trx) => {
    await finishRun(trx, deps, run)
    await noteTaken(trx, run)
    if (!run.dry_run) await deps.jobs.add(trx, SAME, { id }, { agencyId: run.agency_id })
  })
}

/** Homes of a run's file. */
export const eventsOf = async (deps: Deps, run: RunRow): Promise<AsyncGenerator<FeedEvent>> =>
  READERS[run.provider](await deps.files.get(run.file_key), run.plan)

/** The beginning of a file, enough to tell a web page by. */
async function headOfFile({ files }: Deps, key: string): Promise<string> {
  let head = ''
  for await (const piece of await files.get(key)) {
    head += String(piece)
    if (head.length > 4000) break
  }
  return head
}

/** Why a run would change nothing: its file is none, or is not as usual. */
export async function judge(deps: Deps, run: RunRow): Promise<Rejection | null> {
  const page = pageOf(await headOfFile(deps, run.file_key))
  if (page) return { key: page, params: {} }
  try {
    const ours = await idsOf(deps.db, run.integration_id)
    const set = (await findIntegration(deps.db, run.integration_id))?.settings.feed?.minRatio
    const minRatio = set === undefined ? undefined : set / 100
    const counts = await survey(await eventsOf(deps, run), ours)
    return gate(
      counts,
      {
        name: run.source_name,
        format: run.provider === 'kyero' ? null : FORMATS[run.provider],
        usual: median(await goodCounts(deps.db, run)),
        homes: ours.size,
        minRatio,
      },
      run.confirmed,
    )
  } catch (error) {
    if (error instanceof BrokenFile) return { key: error.key, params: { line: error.line } }
    if (error instanceof Unreadable) return { key: 'unreadable', params: {} }
    throw error
  }
}

/** How many homes between two looks at the count that people see. */
const STEP = 25

async function applyAll(reading: Reading): Promise<void> {
  const { deps, run } = reading
  const seen = await doneIds(deps.db, run.id)
  let since = 0
  for await (const event of await eventsOf(deps, run)) {
    if (event.kind !== 'home') continue
    const { home } = event
    if (home.externalId && seen.has(home.externalId)) continue
    seen.add(home.externalId)
    if (home.isGone && (await findLink(deps.db, run.integration_id, home.externalId)))
      reading.gone.add(home.externalId)
    else await applyHome(reading, home)
    since += 1
    if (since % STEP === 0)
      await updateRun(deps.db, run.id, { totals: await countItems(deps.db, run.id) })
  }
}
