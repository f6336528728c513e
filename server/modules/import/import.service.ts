import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { ImportItemPage, ImportProvider, ImportRun, ImportRunPage } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { inTransaction, uuidv7 } from '../../db/index.ts'
import { namesOf } from '../user/index.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import {
  findRun, insertRun, isBusy, itemPage, lastRun, noTotals, runsBefore, updateRun, type ItemFilter, type RunRow,
} from './import.repository.ts'
import { say } from './messages.ts'
import { RUN, UNDO } from './names.ts'
import { toItem, toRun, undoable } from './view.ts'

const DAY = 86_400_000

/** A feed as somebody hands it over. */
export interface Feed {
  provider: ImportProvider
  filename: string
  /** A file on disk, or its bytes as they come. */
  source: string | Readable
  dryRun: boolean
}

/**
 * Keeps the file and queues the run; both or neither. `userId` null: the command line, which reads the feed itself
 * (`queued: false`).
 */
export async function startImport(
  deps: Deps, agencyId: string, userId: string | null, feed: Feed, { queued = true }: { queued?: boolean } = {},
): Promise<RunRow> {
  const source = typeof feed.source === 'string' ? createReadStream(feed.source) : feed.source
  const file = await deps.files.put(source)
  const name = userId ? (await namesOf(deps.db, [userId])).get(userId) ?? null : null
  return inTransaction(deps.db, async trx => {
    const run = await insertRun(trx, {
      id: uuidv7(), agency_id: agencyId, provider: feed.provider, filename: feed.filename.slice(0, 255), file_key: file.key, file_sha256: file.sha256,
      dry_run: feed.dryRun, totals: noTotals(), by_user: userId, by_name: name,
    })
    if (queued) await deps.jobs.add(trx, RUN, { id: run.id })
    return run
  })
}

/** One run of the agency; 404 for another's. */
export async function showRun(deps: Deps, agencyId: string, id: string, lang: Lang): Promise<ImportRun> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  return toRun(run, lang, await canUndo(deps, run))
}

async function canUndo(deps: Deps, run: RunRow): Promise<boolean> {
  return undoable(run, deps.now()) && (await lastRun(deps.db, run.agency_id, run.provider))?.id === run.id
}

/** Runs of the agency, newest first. */
export async function listRuns(deps: Deps, agencyId: string, cursor: string | undefined, limit: number, lang: Lang): Promise<ImportRunPage> {
  const before = cursor === undefined ? null : decodeCursor<{ at: string; id: string }>(cursor, ['at', 'id'], lang)
  const rows = await runsBefore(deps.db, agencyId, before, limit + 1)
  const items = await Promise.all(rows.slice(0, limit).map(async row => toRun(row, lang, await canUndo(deps, row))))
  const end = rows[limit - 1]
  const next = rows.length > limit && end ? encodeCursor({ at: end.created_at.toISOString(), id: end.id }) : null
  return { items, next, previous: null }
}

/** The report of a run. */
export async function listItems(
  deps: Deps, agencyId: string, id: string, filter: ItemFilter, cursor: string | undefined, limit: number, lang: Lang,
): Promise<ImportItemPage> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  const after = cursor === undefined ? null : decodeCursor<{ id: string }>(cursor, ['id'], lang).id
  const { rows, total } = await itemPage(deps.db, run.id, filter, after, limit + 1)
  const end = rows[limit - 1]
  return { items: rows.slice(0, limit).map(row => toItem(row, lang)), total, next: rows.length > limit && end ? encodeCursor({ id: end.id }) : null, previous: null }
}

/** Queues the undo of the newest run; 406 says in words why it cannot be undone. */
export async function startUndo(deps: Deps, agencyId: string, id: string, lang: Lang): Promise<ImportRun> {
  const run = (await findRun(deps.db, agencyId, id)) ?? notFound(lang)
  if (await isBusy(deps.db, agencyId, run.provider, new Date(deps.now().getTime() - DAY))) notAcceptable(say(lang, 'stillRunning'))
  if (!undoable(run, deps.now())) notAcceptable(say(lang, 'cannotUndo'))
  if ((await lastRun(deps.db, agencyId, run.provider))?.id !== run.id) notAcceptable(say(lang, 'laterRun'))
  await inTransaction(deps.db, async trx => {
    await updateRun(trx, id, { status: 'running', undone_at: deps.now() })
    await deps.jobs.add(trx, UNDO, { id })
  })
  return showRun(deps, agencyId, id, lang)
}

/** 400 at the field when no file came with the form. */
export const needsFile = (lang: Lang): never => fieldErrors({ file: say(lang, 'noFile') })
