import { createReadStream } from 'node:fs'
import type { TakeoutImport, TakeoutImportInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { plainName, type UploadedFile } from '../../../contract/body/upload.ts'
import { actorOf, type Actor, type Work } from '../../../contract/rights/actor.ts'
import { inTransaction, recordEvent, uuidv7, type Db } from '../../../db/index.ts'
import { seal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { IMPORT } from '../job-kinds.ts'
import { say } from '../messages.ts'
import {
  findImport,
  importsOf,
  insertImport,
  isOtherAtWork,
  setImport,
  type ImportRow,
} from './import.repository.ts'
import { canUndo, toImports } from './view.ts'

/** Where the file of an import lies while it is needed. */
export const keyOf = (id: string): string => `takeout-import/${id}`

/** An import of the agency; throws 404. */
async function visible(db: Db, { agencyId, lang }: Actor, id: string): Promise<ImportRow> {
  return (await importsOf(db, agencyId, id))[0] ?? notFound(lang)
}

export async function listImports(ctx: Ctx): Promise<TakeoutImport[]> {
  const { agencyId, lang } = actorOf(ctx)
  const { db, now } = ctx.deps
  return toImports(db, await importsOf(db, agencyId), { lang, now: now() })
}

export async function showImport(
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<TakeoutImport> {
  const [shown] = await toImports(db, [await visible(db, actor, id)], { lang: actor.lang, now })
  return shown ?? notFound(actor.lang)
}

/** What is brought: an address or an uploaded file, one of the two. */
export async function mayBring(
  { url }: Omit<TakeoutImportInput, 'file'>,
  file: UploadedFile | undefined,
  ctx: Ctx,
): Promise<void> {
  const { agencyId, lang } = actorOf(ctx)
  const address = url?.trim() ?? ''
  if ((address === '') === (file === undefined)) fieldErrors({ url: say(lang, 'oneOfTwo') })
  const isAddress = /^https?:\/\/[^/\s@]+\/\S+$/i.test(address) && URL.canParse(address)
  if (address !== '' && !isAddress) fieldErrors({ url: say(lang, 'noAddress') })
  if (await isOtherAtWork(ctx.deps.db, agencyId, '00000000-0000-0000-0000-000000000000'))
    notAcceptable(say(lang, 'importAtWork'))
}

/** Whose import it is, and whether it waits for the worker. */
interface Starter {
  agencyId: string
  userId: string | null
  queued: boolean
}

/**
 * Keeps the file, or the address sealed, and queues the import; both or neither. False: another one
 * of the agency is at work.
 */
export async function startImport(
  deps: Deps,
  { agencyId, userId, queued }: Starter,
  from: { url: string } | { filename: string; path: string },
): Promise<string | null> {
  const id = uuidv7()
  const upload = 'path' in from
  if (upload) await deps.files.put(createReadStream(from.path), keyOf(id))
  const address = upload ? null : seal(from.url, await channelKeys(deps.config), id)
  return inTransaction(deps.db, async (trx) => {
    const row = {
      id,
      agency_id: agencyId,
      created_by: userId,
      source: upload ? plainName(from.filename, 'takeout.zip') : new URL(from.url).host,
      file_key: upload ? keyOf(id) : null,
      address,
      created_at: deps.now(),
    }
    if (!(await insertImport(trx, row))) return null
    await recordEvent(trx, {
      kind: 'takeout.import_begun',
      agencyId,
      subject: id,
      payload: { by: userId, source: row.source },
    })
    if (queued) await deps.jobs.add(trx, IMPORT, { id }, { key: id, agencyId })
    return id
  })
}

/** Brings a takeout into the agency of the caller. */
export async function createImport(
  { url }: Omit<TakeoutImportInput, 'file'>,
  file: UploadedFile | undefined,
  ctx: Ctx,
): Promise<TakeoutImport> {
  const actor = actorOf(ctx)
  const { deps } = ctx
  const starter = { agencyId: actor.agencyId, userId: actor.userId, queued: true }
  const from = file ? { filename: file.filename, path: file.path } : { url: url?.trim() ?? '' }
  const id = await startImport(deps, starter, from)
  if (id === null) return notAcceptable(say(actor.lang, 'importAtWork'))
  return showImport(deps.db, actor, id, deps.now())
}

/** Stops an import where it is. */
export async function pauseImport({ trx, deps, actor }: Work, id: string): Promise<TakeoutImport> {
  const row = await visible(trx, actor, id)
  if (row.state !== 'checking' && row.state !== 'running')
    notAcceptable(say(actor.lang, 'notRunning'))
  await setImport(trx, id, { state: 'paused' }, row.state)
  return showImport(trx, actor, id, deps.now())
}

/** Goes on with one that is paused; checks again what was not checked to its end. */
export async function resumeImport(work: Work, id: string): Promise<TakeoutImport> {
  const { trx, actor } = work
  const row = await visible(trx, actor, id)
  if (row.state !== 'paused') notAcceptable(say(actor.lang, 'notPaused'))
  return goOn(work, row, row.head === null ? 'checking' : 'running')
}

/** Takes away what came, in the background. */
export async function undoImport(work: Work, id: string): Promise<TakeoutImport> {
  const { trx, deps, actor } = work
  const row = await visible(trx, actor, id)
  if (!canUndo(row, deps.now())) notAcceptable(say(actor.lang, 'noUndo'))
  return goOn(work, row, 'undoing')
}

async function goOn(
  { trx, deps, actor }: Work,
  { id, state: before }: ImportRow,
  state: 'checking' | 'running' | 'undoing',
): Promise<TakeoutImport> {
  const { agencyId, lang, userId } = actor
  // A lock on the row that was asked for, and none on the others: the index settles a tie.
  await findImport(trx, id, true)
  if (await isOtherAtWork(trx, agencyId, id)) notAcceptable(say(lang, 'importAtWork'))
  const change = {
    state,
    reason: null,
    silent: 0,
    ...(state === 'undoing' && { finished_at: deps.now() }),
  }
  if (!(await setImport(trx, id, change, before))) notAcceptable(say(lang, 'importAtWork'))
  await recordEvent(trx, {
    kind: 'takeout.import_changed',
    agencyId,
    subject: id,
    payload: { by: userId, state },
  })
  await deps.jobs.add(trx, IMPORT, { id }, { key: id, agencyId })
  return showImport(trx, actor, id, deps.now())
}
