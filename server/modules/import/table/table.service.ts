import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type {
  ImportRun,
  ImportTable,
  ImportTablePlan,
  ImportTablePreview,
  ImportTableStart,
} from '../../../../generated/model/index.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { inTransaction, uuidv7 } from '../../../db/index.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { TABLE_DAYS } from '../feed/files.ts'
import { DAY } from '../homes/names.ts'
import { choicesOf } from '../said/codes.ts'
import { addRun, showRun } from '../import.service.ts'
import { say, sayUnreadable } from '../messages.ts'
import { columnsOf, proposed } from './columns.ts'
import { ADDS_UP } from './headers.ts'
import { headerHash, openHomes, type HomeTable } from './open.ts'
import { previewOf } from './preview.ts'
import {
  findTable,
  insertTable,
  rememberPlan,
  removeTable,
  savePlan,
  wholePlan,
  wholeRemembered,
  type TableRow,
} from './table.repository.ts'

/**
 * Keeps an uploaded table and proposes what its columns hold: as it was said of the last one with the
 * same columns, else by their names. Throws 400 at `file` in words for what is no table.
 */
export async function takeTable(
  deps: Deps,
  { agencyId, lang }: Actor,
  file: UploadedFile | undefined,
): Promise<ImportTable> {
  if (!file) return fieldErrors({ file: say(lang, 'noTableFile') })
  const table = await openUploaded(file).catch((error: unknown) => {
    if (error instanceof Unreadable) return fieldErrors({ file: sayUnreadable(lang, error) })
    throw error
  })
  const { format, encoding, delimiter, header, rows } = table
  const header_hash = headerHash(header)
  const columns = columnsOf(table)
  const known = await wholeRemembered(deps.db, agencyId, header_hash)
  const kept = await deps.files.put(createReadStream(file.path))
  const row = await insertTable(deps.db, {
    id: uuidv7(),
    agency_id: agencyId,
    filename: file.filename.slice(0, 255),
    format,
    encoding,
    delimiter,
    file_key: kept.key,
    file_sha256: kept.sha256,
    header_hash,
    row_count: rows.length,
    columns,
    plan: known?.plan ?? proposed(columns),
    source_id: known?.integration_id ?? null,
    created_at: deps.now(),
  })
  return toTable(row)
}

const openUploaded = async ({ path }: UploadedFile): Promise<HomeTable> =>
  openHomes(await readFile(path))

function toTable(row: TableRow): ImportTable {
  return {
    id: row.id,
    filename: row.filename,
    format: row.format,
    encoding: row.encoding,
    delimiter: row.delimiter,
    rows: row.row_count,
    columns: row.columns,
    plan: row.plan,
    isRemembered: row.source_id !== null,
    sourceId: row.source_id,
    createdAt: row.created_at.toISOString(),
    keptUntil: new Date(row.created_at.getTime() + TABLE_DAYS * DAY).toISOString(),
  }
}

/** A table of the agency; throws 404. */
async function tableOf(deps: Deps, { agencyId, lang }: Actor, id: string): Promise<TableRow> {
  const since = new Date(deps.now().getTime() - TABLE_DAYS * DAY)
  return (await findTable(deps.db, agencyId, id, since)) ?? notFound(lang)
}

export const showTable = async (deps: Deps, actor: Actor, id: string): Promise<ImportTable> =>
  toTable(await tableOf(deps, actor, id))

/** Keeps what the columns hold; throws 400 at the column that cannot hold it. */
export async function mapTable(
  deps: Deps,
  actor: Actor,
  id: string,
  plan: ImportTablePlan,
): Promise<ImportTable> {
  const row = await tableOf(deps, actor, id)
  const { columns } = plan
  for (const [at, { column, field, words = [] }] of columns.entries()) {
    if (column >= row.columns.length || columns.findIndex((one) => one.column === column) !== at)
      fieldErrors({ [`columns.${at}.column`]: say(actor.lang, 'noColumn') })
    if (!ADDS_UP.has(field) && columns.findIndex((one) => one.field === field) !== at)
      fieldErrors({ [`columns.${at}.field`]: say(actor.lang, 'fieldTwice') })
    const strange = words.findIndex(({ code }) => code !== '' && !choicesOf(field).includes(code))
    if (strange !== -1)
      fieldErrors({ [`columns.${at}.words.${strange}.code`]: say(actor.lang, 'noSuchCode') })
  }
  if (!columns.some(({ field }) => field === 'externalId' || field === 'ref'))
    fieldErrors({ columns: say(actor.lang, 'noIdColumn') })
  await inTransaction(deps.db, (trx) => savePlan(trx, id, plan))
  return showTable(deps, actor, id)
}

export async function throwTableAway(deps: Deps, actor: Actor, id: string): Promise<void> {
  const row = await tableOf(deps, actor, id)
  await removeTable(deps.db, row.id)
}

/** The first homes as they would be; 406 when the file is gone. */
export async function previewTable(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<ImportTablePreview> {
  const row = await tableOf(deps, actor, id)
  if (!(await deps.files.exists(row.file_key))) notAcceptable(say(actor.lang, 'fileGone'))
  const table = await openHomes(await buffer(await deps.files.get(row.file_key)))
  return previewOf(table, row.plan, actor.lang)
}

/** Queues a run of a table; a real one remembers for its source what the columns hold. */
export async function startTable(
  deps: Deps,
  actor: Actor,
  id: string,
  { dryRun = false, integrationId, sourceName }: ImportTableStart,
): Promise<ImportRun> {
  const { agencyId, userId, lang } = actor
  const row = await tableOf(deps, actor, id)
  if (!(await deps.files.exists(row.file_key))) notAcceptable(say(lang, 'fileGone'))
  const { filename, file_key, file_sha256, header_hash } = row
  const plan = await wholePlan(deps.db, row)
  const run = await addRun(
    deps,
    { agencyId, userId, queued: true, lang },
    { integrationId, sourceName },
    { provider: 'csv', filename, file_key, file_sha256, dry_run: dryRun, confirmed: false, plan },
    async (trx, sourceId) => {
      if (dryRun) return
      await rememberPlan(trx, {
        integration_id: sourceId,
        agency_id: agencyId,
        header_hash,
        plan,
        updated_at: deps.now(),
      })
    },
  )
  return showRun(deps, agencyId, run, lang)
}
