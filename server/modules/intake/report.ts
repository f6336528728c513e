import { Readable } from 'node:stream'
import type { IntakeFate } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import type { Ctx } from '../../contract/context.ts'
import type { FileReply } from '../../contract/body/upload.ts'
import { CSV_MARK, csvLines } from '../../formats/csv.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { readableRun } from './intake.policy.ts'
import { rowsFrom, type ReportRow, type RunRow } from './intake.repository.ts'
import { say, sayStored } from './messages.ts'

const SOME = 500

/** Divided as Spanish and German spreadsheets expect it. */
const write = (rows: string[][]): string => csvLines(rows, ';')

/**
 * What became of each row as CSV. Rows that did not get in carry their own cells, under the file's
 * own columns: mended there they can be uploaded again.
 */
export async function report(ctx: Ctx, id: string, fates: IntakeFate[]): Promise<FileReply> {
  const actor = actorOf(ctx)
  const run = await readableRun(ctx.deps.db, actor, id)
  const name =
    run.filename
      .replace(/\.\w+$/, '')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .slice(0, 60) || 'import'
  return {
    stream: Readable.from(written(ctx, run, fates)),
    contentType: 'text/csv; charset=utf-8',
    filename: `${name} - ${say(actor.lang, 'reportName')}.csv`,
    headers: { 'cache-control': 'no-store' },
  }
}

/** Each part asks again whether who reads it still may, since they set the pace. */
async function* written(ctx: Ctx, run: RunRow, fates: IntakeFate[]): AsyncGenerator<string> {
  const { lang } = ctx
  const names = run.columns.map(
    (column, index) => column.name || `${say(lang, 'column')} ${index + 1}`,
  )
  const heads = ['headNumber', 'headLine', 'headName', 'headFate', 'headRemarks'] as const
  yield `${CSV_MARK}${write([[...heads.map((key) => say(lang, key)), ...names]])}`
  const cells = (row: ReportRow): string[] => [
    String(row.number),
    String(row.line),
    row.name,
    say(lang, row.undone ? `undone_${row.undone}` : `fate_${row.fate}`),
    row.remarks.map((remark) => sayStored(lang, remark)).join(' '),
    ...(row.source ?? []),
  ]
  let last: Cursor | null = null
  for (;;) {
    const after = last
    const rows: ReportRow[] = await act(ctx, async ({ trx, actor }) => {
      await readableRun(trx, actor, run.id)
      return rowsFrom(trx, run.id, { fates, withRemarks: false }, after, SOME)
    })
    if (rows.length > 0) yield write(rows.map(cells))
    const end = rows.at(-1)
    if (rows.length < SOME || end === undefined) return
    last = { value: null, id: end.id, back: false }
  }
}
