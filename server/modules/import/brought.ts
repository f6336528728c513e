import { Readable } from 'node:stream'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import type { StoredSentence } from '../../db/tables/import.ts'
import { guardedFetch } from '../../ports/fetch/index.ts'
import { findIntegration, sourceFor } from '../integration/index.ts'
import { namesOf } from '../user/index.ts'
import type { FeedHome } from './feed/feed-home.ts'
import { finishRun } from './finish.ts'
import { FORMATS } from './feed/readers.ts'
import { gate, median } from './feed/gate.ts'
import { applyHome } from './homes/apply.ts'
import { DAY, SAME, UNDO_DAYS } from './homes/names.ts'
import { onceOf } from './homes/once.ts'
import { take } from './homes/pictures.ts'
import { goodCounts, idsOf, insertRun, isAtWork, runOfJob, updateRun } from './import.repository.ts'
import { noTotals } from './item.repository.ts'
import { findLink } from './link.repository.ts'
import { undoRun } from './undo.ts'

/*
 * Homes that another room brings one by one, for hours or days, instead of a file: the same source,
 * gate, report and way back as a feed's. What such a run does not name is never taken off the market.
 */

const PROVIDER = 'inmovilla_rest' as const

/** Whose run it is and what it is called. */
export interface Opening {
  agencyId: string
  userId: string | null
  name: string
  /** Known from the run before; null: the agency's source of this program, or a new one. */
  integrationId: string | null
}

/** Opens a run of the agency's source; its homes come by `bringHome`. */
export async function openRun(
  deps: Deps,
  trx: Db,
  { agencyId, userId, name, integrationId }: Opening,
): Promise<{ runId: string; integrationId: string }> {
  const choice = integrationId ? { integrationId } : { sourceName: name }
  const source = await sourceFor(trx, deps, agencyId, PROVIDER, choice, 'es')
  const id = uuidv7()
  // A run has a file; this one's says what it is.
  const file = await deps.files.put(Readable.from([JSON.stringify({ run: id, name })]))
  await insertRun(trx, {
    id,
    agency_id: agencyId,
    integration_id: source.id,
    provider: PROVIDER,
    filename: name,
    file_key: file.key,
    file_sha256: file.sha256,
    status: 'running',
    created_at: deps.now(),
    started_at: deps.now(),
    dry_run: false,
    confirmed: false,
    plan: null,
    totals: noTotals(),
    by_user: userId,
    by_name: userId ? ((await namesOf(trx, [userId])).get(userId) ?? null) : null,
  })
  return { runId: id, integrationId: source.id }
}

/**
 * What the gate asks about a list of homes before any is brought; null: nothing. `integrationId`
 * null: the agency has brought nothing from this program yet.
 */
export async function judgeList(
  db: Db,
  integrationId: string | null,
  ids: string[],
): Promise<StoredSentence | null> {
  const source = integrationId ? await findIntegration(db, integrationId) : null
  const ours = source ? await idsOf(db, source.id) : new Set<string>()
  const usual = source
    ? median(await goodCounts(db, { integration_id: source.id, id: uuidv7() }))
    : null
  return gate(
    {
      fits: true,
      homes: ids.length,
      known: ids.filter((id) => ours.has(id)).length,
      missing: { id: 0, ref: 0, price: 0, town: 0, type: 0 },
    },
    { name: source?.name ?? '', format: FORMATS.inmovilla_rest, usual, homes: ours.size },
  )
}

/** What became of a home that was brought. */
export interface Brought {
  propertyId: string | null
  /** `error`: it could not be taken; `remarks`: it is here, and something is to be said of it. */
  outcome: 'good' | 'remarks' | 'error'
}

/** Thrown where a run was ended, or a home taken by another, while a process slept. */
class Over extends Error {}

/**
 * Brings a home into an open run, once: one that the run has reported already, before a crash or by
 * another instance, is left alone and its report told again. Null: the run is over, or the home is
 * no longer ours to bring, as `isOurs` says in the transaction that writes it; nothing was written.
 */
export async function bringHome(
  deps: Deps,
  runId: string,
  home: FeedHome,
  isOurs: (trx: Db) => Promise<boolean>,
): Promise<Brought | null> {
  const run = await runOfJob(deps.db, runId)
  const source = run && (await findIntegration(deps.db, run.integration_id))
  if (!run || !source) throw new Error(`Run ${runId} is gone`)
  const stays = async (trx: Db): Promise<void> => {
    if (!(await isAtWork(trx, runId)) || !(await isOurs(trx))) throw new Over()
  }
  try {
    await applyHome({ deps, run, source, gone: new Set(), isThere: onceOf(run), stays }, home)
  } catch (error) {
    if (error instanceof Over) return null
    throw error
  }
  const row = await deps.db
    .selectFrom('import_item')
    .select(['action', 'issues'])
    .where('run_id', '=', runId)
    .where('external_id', '=', home.externalId)
    .executeTakeFirst()
  const link = await findLink(deps.db, run.integration_id, home.externalId)
  const isRefused = !row || row.action === 'error' || row.action === 'skipped'
  const isNoted = row?.issues.some(({ severity }) => severity !== 'info')
  return {
    propertyId: link?.property_id ?? null,
    outcome: isRefused ? 'error' : isNoted ? 'remarks' : 'good',
  }
}

/** Ends a run, unless it has ended; then homes are looked for that it brought a second time. */
export async function closeRun(deps: Deps, trx: Db, runId: string): Promise<void> {
  const run = await runOfJob(trx, runId)
  if (run?.status !== 'running') return
  await finishRun(trx, deps, run)
  await deps.jobs.add(trx, SAME, { id: runId }, { agencyId: run.agency_id })
}

/**
 * Takes back every run of a source that can be, the newest first: what it made goes, what somebody
 * has worked on since stays.
 */
export async function takeBack(deps: Deps, integrationId: string, since: Date): Promise<void> {
  const young = new Date(deps.now().getTime() - UNDO_DAYS * DAY)
  for (;;) {
    const run = await deps.db
      .selectFrom('import_run')
      .select('id')
      .where('integration_id', '=', integrationId)
      .where('status', 'in', ['done', 'running'])
      .where('created_at', '>=', since > young ? since : young)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!run) return
    await inTransaction(deps.db, (trx) =>
      updateRun(trx, run.id, { status: 'running', undone_at: deps.now() }),
    )
    await undoRun(deps, run.id)
  }
}

/**
 * Fetches a picture and puts it to a home, once. Null: it is there; else why it was refused for
 * good. Throws FetchRefused where another time may work.
 */
export async function attachPicture(
  deps: Deps,
  of: { agencyId: string; integrationId: string; externalId: string; propertyId: string },
  url: string,
): Promise<string | null> {
  const { propertyId, ...job } = of
  const link = await findLink(deps.db, job.integrationId, job.externalId)
  if (!link || link.property_id !== propertyId) return 'gone'
  const fate = link.pictures[url]
  if (fate !== undefined) return fate === 'taken' ? null : fate
  const fetcher = guardedFetch(deps.config.privateHosts)
  const hash = await take(deps, job, propertyId, { url, kind: 'photo' }, fetcher)
  return hash === null ? 'refused' : null
}
