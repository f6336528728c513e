import { readFile } from 'node:fs/promises'
import type {
  IntakePlan,
  IntakeRowPage,
  IntakeRun,
  IntakeRunPage,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { fieldErrors, laterVersion, notAcceptable } from '../../contract/errors.ts'
import { keepCodes, keepStored } from '../../contract/stored/index.ts'
import type { UploadedFile } from '../../contract/body/upload.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { getUser, namesOf } from '../user/index.ts'
import { readableRun } from './intake.policy.ts'
import {
  countRows,
  insertRun,
  isBusy,
  listRuns,
  noTotals,
  rowsFrom,
  updateRun,
  type RowFilter,
  type RunRow,
} from './intake.repository.ts'
import { say, sayStored } from './messages.ts'
import { RUN, rowsKey, UNDO } from './names.ts'
import { knowsPlan } from './plan-known.ts'
import { openContacts } from './reading/read.ts'
import { saidLast } from '../../formats/table/said-columns.ts'
import { Unreadable } from '../../formats/table/unreadable.ts'
import { keepRows } from './rows-file.ts'
import { toRow, toRun, undoable, waits } from './view.ts'

/**
 * Reads an uploaded file and keeps its rows; one that is none is refused at `file` in words, and
 * nothing is kept.
 */
export async function takeFile(
  deps: Deps,
  actor: Actor & { userId: string },
  file: UploadedFile | undefined,
): Promise<IntakeRun> {
  if (!file) return fieldErrors({ file: say(actor.lang, 'noFile') })
  const id = uuidv7()
  const key = rowsKey(id)
  try {
    const open = await openContacts(await readFile(file.path), file.filename)
    const count = await keepRows(deps.files, key, open)
    if (count === 0) throw new Unreadable('emptyFile')
    const { format, dialect, encoding, delimiter, columns, dates, askDates } = open.reading()
    const run = await insertRun(deps.db, {
      id,
      agency_id: actor.agencyId,
      by_user: actor.userId,
      by_name: (await namesOf(deps.db, [actor.userId])).get(actor.userId) ?? null,
      by_role: actor.role,
      lang: actor.lang,
      filename: file.filename.slice(0, 200),
      format,
      dialect,
      encoding,
      delimiter,
      dates,
      ask_dates: askDates,
      row_count: count,
      columns,
      mapping: columns.flatMap(({ index, guess }) =>
        guess ? [{ column: index, field: guess }] : [],
      ),
      mode: 'upsert',
      dedupe_keys: ['phone', 'email'],
      overwrite: false,
      shared: false,
      roles: [],
      tags: [],
      file_key: key,
      totals: noTotals(),
      created_at: deps.now(),
    })
    return toRun(run, actor.lang, deps.now())
  } catch (error) {
    await deps.files.remove(key)
    if (error instanceof Unreadable) return fieldErrors({ file: sayStored(actor.lang, error) })
    throw error
  }
}

/** Runs within the actor's rights. */
export async function listIntakes(
  deps: Deps,
  actor: Actor,
  { cursor: text, limit = 24 }: { cursor?: string; limit?: number },
): Promise<IntakeRunPage> {
  const of = { list: 'listIntakes', kind: 'id' } as const
  const cursor = readCursor(text, of, actor.lang)
  const { rows, ...ends } = cutPage(await listRuns(deps.db, actor, cursor, limit + 1), {
    ...of,
    cursor,
    limit,
  })
  return { items: rows.map((row) => toRun(row, actor.lang, deps.now())), ...ends }
}

export const showIntake = async (deps: Deps, actor: Actor, id: string): Promise<IntakeRun> =>
  toRun(await readableRun(deps.db, actor, id), actor.lang, deps.now())

/** Keeps what the columns hold and what shall happen; 406 once it began. */
export function planIntake(
  deps: Deps,
  actor: Actor,
  id: string,
  plan: IntakePlan,
): Promise<IntakeRun> {
  return inTransaction(deps.db, async (trx) => {
    const run = await readableRun(trx, actor, id, true)
    if (!waits(run)) notAcceptable(say(actor.lang, 'startedAlready'))
    const wrong = plan.mapping.findIndex(
      ({ column }, at) =>
        column >= run.columns.length ||
        plan.mapping.findIndex((one) => one.column === column) !== at,
    )
    if (wrong !== -1) fieldErrors({ [`mapping.${wrong}.column`]: say(actor.lang, 'noColumn') })
    const kept = await keepStored(trx, 'intake_run.mapping', { id }, plan.mapping)
    const next = await updateRun(trx, id, {
      mapping: saidLast(kept, plan.mapping),
      want_operation: plan.wantOperation ?? null,
      mode: plan.mode,
      dedupe_keys: plan.dedupeKeys,
      overwrite: plan.overwrite ?? false,
      shared: plan.shared ?? false,
      ...keepCodes('intake_run', { roles: plan.roles ?? [] }),
      tags: plan.tags ?? [],
      status: 'mapped',
      ...(plan.dates && { dates: plan.dates }),
    })
    return toRun(next, actor.lang, deps.now())
  })
}

/** Throws a file away that was not imported; its rows hold people's data. */
export async function throwAway(deps: Deps, actor: Actor, id: string): Promise<void> {
  const key = await inTransaction(deps.db, async (trx) => {
    const run = await readableRun(trx, actor, id, true)
    if (!waits(run)) notAcceptable(say(actor.lang, 'startedAlready'))
    await trx.deleteFrom('intake_run').where('id', '=', id).execute()
    return run.file_key
  })
  if (key) await deps.files.remove(key)
}

/**
 * Whose rights a run has: those of the person who brought the file, as they are now, whoever starts
 * it. Of somebody who left the ADMIN who starts it takes it over.
 */
async function holderOf(trx: Db, run: RunRow, actor: Actor): Promise<Partial<RunRow>> {
  const owner = run.by_user === actor.userId ? null : await getUser(trx, run.by_user)
  if (
    owner?.active &&
    owner.agency_ids.includes(run.agency_id) &&
    (owner.role === 'ADMIN' || owner.role === 'STAFF')
  )
    return { by_role: owner.role }
  if (actor.userId === null || actor.userId === run.by_user)
    return { by_role: actor.role, lang: actor.lang }
  return {
    by_user: actor.userId,
    by_name: (await namesOf(trx, [actor.userId])).get(actor.userId) ?? null,
    by_role: actor.role,
    lang: actor.lang,
  }
}

/**
 * Queues the run, or the rest of one that failed. One at a time in an agency, so that two never
 * bring in the same person.
 */
export function startIntake(deps: Deps, actor: Actor, id: string): Promise<IntakeRun> {
  return inTransaction(deps.db, async (trx) => {
    const run = await readableRun(trx, actor, id, true)
    const again = run.status === 'failed' && run.file_key !== null && run.undone_at === null
    if (!waits(run) && !again) notAcceptable(say(actor.lang, 'startedAlready'))
    if (run.status === 'uploaded' && run.format !== 'vcard')
      notAcceptable(say(actor.lang, 'mapFirst'))
    if (run.format !== 'vcard' && run.mapping.length === 0)
      notAcceptable(say(actor.lang, 'mapFirst'))
    if (!(await knowsPlan(trx, id))) laterVersion(actor.lang)
    if (await isBusy(trx, actor.agencyId)) notAcceptable(say(actor.lang, 'busy'))
    const next = await updateRun(trx, id, {
      status: 'running',
      started_at: run.started_at ?? deps.now(),
      finished_at: null,
      failure: null,
      ...(!again && (await holderOf(trx, run, actor))),
    })
    await deps.jobs.add(trx, RUN, { id }, { agencyId: actor.agencyId })
    return toRun(next, actor.lang, deps.now())
  })
}

/** Queues the undo; 406 says in words why not. */
export function startUndo(deps: Deps, actor: Actor, id: string): Promise<IntakeRun> {
  return inTransaction(deps.db, async (trx) => {
    const run = await readableRun(trx, actor, id, true)
    if (!undoable(run, deps.now())) notAcceptable(say(actor.lang, 'cannotUndo'))
    if (await isBusy(trx, actor.agencyId)) notAcceptable(say(actor.lang, 'busy'))
    const next = await updateRun(trx, id, {
      status: 'running',
      undone_at: deps.now(),
      failure: null,
      undone: run.undone ?? { removed: 0, restored: 0, kept: 0, demands: 0 },
    })
    await deps.jobs.add(trx, UNDO, { id }, { agencyId: actor.agencyId })
    return toRun(next, actor.lang, deps.now())
  })
}

/** The report of a run. */
export async function listFates(
  deps: Deps,
  actor: Actor,
  id: string,
  filter: RowFilter,
  { cursor: text, limit = 24 }: { cursor?: string; limit?: number },
): Promise<IntakeRowPage> {
  await readableRun(deps.db, actor, id)
  const of = { list: 'listIntakeRows', kind: 'id' } as const
  const cursor = readCursor(text, of, actor.lang)
  const { rows, ...ends } = cutPage(await rowsFrom(deps.db, id, filter, cursor, limit + 1), {
    ...of,
    cursor,
    limit,
  })
  return {
    items: rows.map((row) => toRow(row, actor.lang)),
    total: await countRows(deps.db, id, filter),
    ...ends,
  }
}
