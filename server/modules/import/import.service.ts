import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type {
  ImportAgain,
  ImportItemPage,
  ImportProvider,
  ImportRun,
  ImportRunPage,
  ListImportsParams,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { asStored } from '../../contract/stored/index.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import { findIntegration, sourceFor, type SourceChoice } from '../integration/index.ts'
import { loadProperty } from '../property/index.ts'
import { namesOf } from '../user/index.ts'
import { isQuestion } from './feed/gate.ts'
import {
  findRun,
  insertRun,
  isBusy,
  lastRun,
  runsFrom,
  updateRun,
  type RunRow,
} from './import.repository.ts'
import { noTotals } from './item.repository.ts'
import { formatOf } from './feed/format-of.ts'
import { itemPage } from './item.repository.ts'
import { countWaiting } from './item.repository.ts'
import { type ItemFilter } from './item.repository.ts'
import { type ItemRow } from './item.repository.ts'
import { say } from './messages.ts'
import { DAY, RUN, UNDO } from './homes/names.ts'
import { lacksOf, type Lack } from './homes/publish.ts'
import { toItem, toRun, undoable } from './view.ts'
import { delayOf } from './delay.ts'

/** A feed as somebody hands it over. */
export interface Feed {
  /** Without it the source that is named tells, else the file itself; then it is on disk. */
  provider?: ImportProvider | undefined
  filename: string
  /** A file on disk, or its bytes as they come. */
  source: string | Readable
  dryRun: boolean
  /** Whose feed it is; nothing where there is no doubt. */
  choice: SourceChoice
  /** A person has read the gate's question. */
  confirmed?: boolean
}

/** Who starts a run, and whether it waits for the worker. */
export interface Starter {
  agencyId: string
  userId: string | null
  queued: boolean
  lang: Lang
  /** Without one a person brought the file. */
  trigger?: RunRow['trigger']
}

/**
 * Keeps the file and queues the run; both or neither. `userId` null: the command line, which reads
 * the feed itself (`queued: false`). Returns the run's id; 400 when it is not clear which source
 * the feed is from.
 */
export async function startImport(
  deps: Deps,
  agencyId: string,
  userId: string | null,
  feed: Feed,
  { queued = true, lang = 'es' }: { queued?: boolean; lang?: Lang } = {},
): Promise<string> {
  const provider = feed.provider ?? (await formatOf(deps, agencyId, feed, lang))
  const file = await deps.files.put(
    typeof feed.source === 'string' ? createReadStream(feed.source) : feed.source,
  )
  const { dryRun, confirmed = false } = feed
  const filename = feed.filename.slice(0, 255)
  return addRun(deps, { agencyId, userId, queued, lang }, feed.choice, {
    provider,
    filename,
    file_key: file.key,
    file_sha256: file.sha256,
    dry_run: dryRun,
    confirmed,
    plan: null,
  })
}

/**
 * Reads the file of a rejected run again, for another source or as it is, since a person has
 * looked; as a new run, so that the refusal stays in the list. 406 in words when there is nothing
 * to take again.
 */
export async function repeatImport(
  deps: Deps,
  agencyId: string,
  userId: string,
  id: string,
  again: ImportAgain,
  lang: Lang,
): Promise<string> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  if (run.status !== 'rejected' || !run.rejection || !isQuestion(run.rejection))
    notAcceptable(say(lang, 'nothingToAsk'))
  if (!(await deps.files.exists(run.file_key))) notAcceptable(say(lang, 'fileGone'))
  const elsewhere = again.integrationId !== undefined || again.sourceName !== undefined
  const { provider, filename, file_key, file_sha256, dry_run } = run
  const plan = run.plan && (await asStored(deps.db, 'import_run.plan', { id }, run.plan))
  return addRun(
    deps,
    { agencyId, userId, queued: true, lang },
    elsewhere ? again : { integrationId: run.integration_id },
    {
      provider,
      filename,
      file_key,
      file_sha256,
      dry_run,
      plan,
      confirmed: again.confirmed ?? false,
    },
  )
}

type FileOfRun = Pick<
  RunRow,
  'provider' | 'filename' | 'file_key' | 'file_sha256' | 'dry_run' | 'confirmed' | 'plan'
>

/** Writes a run of a kept file and queues it; `then` is done with it, for its source. */
export async function addRun(
  deps: Deps,
  { agencyId, userId, queued, lang, trigger = 'manual' }: Starter,
  choice: SourceChoice,
  file: FileOfRun,
  then?: (trx: Db, sourceId: string) => Promise<void>,
): Promise<string> {
  const isByHand = trigger === 'manual'
  const name = userId && isByHand ? ((await namesOf(deps.db, [userId])).get(userId) ?? null) : null
  const id = uuidv7()
  await inTransaction(deps.db, async (trx) => {
    const source = await sourceFor(trx, deps, agencyId, file.provider, choice, lang)
    await insertRun(trx, {
      id,
      agency_id: agencyId,
      integration_id: source.id,
      ...file,
      trigger,
      totals: noTotals(),
      by_user: userId,
      by_name: name,
    })
    await then?.(trx, source.id)
    if (queued) await deps.jobs.add(trx, RUN, { id })
  })
  return id
}

/** One run of the agency; 404 for another's. */
export async function showRun(
  deps: Deps,
  agencyId: string,
  id: string,
  lang: Lang,
): Promise<ImportRun> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  return shown(deps, run, lang)
}

async function shown(deps: Deps, run: RunRow, lang: Lang): Promise<ImportRun> {
  return {
    ...toRun(run, lang, {
      canUndo: await canUndo(deps, run),
      waiting: await countWaiting(deps.db, run),
    }),
    delay: await delayOf(deps, run),
  }
}

async function canUndo(deps: Deps, run: RunRow): Promise<boolean> {
  return undoable(run, deps.now()) && (await lastRun(deps.db, run.integration_id)) === run.id
}

/** Runs of the agency, or of one of its sources, newest first. */
export async function listRuns(
  deps: Deps,
  agencyId: string,
  { cursor: text, limit = 24, integrationId }: ListImportsParams,
  lang: Lang,
): Promise<ImportRunPage> {
  const of = { list: 'listImports', kind: 'id' } as const
  const cursor = readCursor(text, of, lang)
  const { rows, ...ends } = cutPage(
    await runsFrom(deps.db, { agencyId, integrationId }, cursor, limit + 1),
    {
      ...of,
      cursor,
      limit,
    },
  )
  return { items: await Promise.all(rows.map((row) => shown(deps, row, lang))), ...ends }
}

/** The report of a run. */
export async function listItems(
  deps: Deps,
  agencyId: string,
  id: string,
  filter: ItemFilter,
  text: string | undefined,
  limit: number,
  lang: Lang,
): Promise<ImportItemPage> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  const of = { list: 'listImportItems', kind: 'id' } as const
  const cursor = readCursor(text, of, lang)
  const { rows: found, total } = await itemPage(deps.db, run, filter, cursor, limit + 1)
  const { rows, ...ends } = cutPage(found, { ...of, cursor, limit })
  const source = await findIntegration(deps.db, run.integration_id)
  const unready = source?.settings.feed?.publishUnready ?? false
  const items = await Promise.all(
    rows.map(async (row) => toItem(row, await lacksNow(deps, row, unready), lang)),
  )
  return { items, total, ...ends }
}

/**
 * What a home that waits lacks today: an agent or a picture may have brought some of it since the
 * run.
 */
async function lacksNow(
  deps: Deps,
  { waiting, property_id, waits_for }: ItemRow & { waiting: boolean },
  unready: boolean,
): Promise<Lack[]> {
  if (!waiting) return []
  const home = property_id === null ? null : await loadProperty(deps.db, property_id)
  return home ? lacksOf(home, unready) : (waits_for as Lack[])
}

/** Queues the undo of the newest run; 406 says in words why it cannot be undone. */
export async function startUndo(
  deps: Deps,
  agencyId: string,
  id: string,
  lang: Lang,
): Promise<ImportRun> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  if (await isBusy(deps.db, run, ['uploaded', 'running'], new Date(deps.now().getTime() - DAY)))
    notAcceptable(say(lang, 'stillRunning'))
  if (!undoable(run, deps.now())) notAcceptable(say(lang, 'cannotUndo'))
  if ((await lastRun(deps.db, run.integration_id)) !== run.id) notAcceptable(say(lang, 'laterRun'))
  await inTransaction(deps.db, async (trx) => {
    await updateRun(trx, id, { status: 'running', undone_at: deps.now() })
    await deps.jobs.add(trx, UNDO, { id }, { agencyId })
  })
  return showRun(deps, agencyId, id, lang)
}

/** 400 at the field when no file came with the form. */
export const needsFile = (lang: Lang): never => fieldErrors({ file: say(lang, 'noFile') })
