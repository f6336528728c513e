import type { IntakeRow, IntakeRun } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { ReportRow, RunRow } from './intake.repository.ts'
import { say, sayStored } from './messages.ts'
import { UNDO_DAYS } from './names.ts'

const DAY = 86_400_000

/** A file that nobody has imported yet. */
export const waits = ({ status }: Pick<RunRow, 'status'>): boolean =>
  status === 'uploaded' || status === 'mapped' || status === 'validated'

const undoUntil = ({ started_at }: RunRow): Date | null =>
  started_at && new Date(started_at.getTime() + UNDO_DAYS * DAY)

/**
 * A run that is over, stands, touched somebody and is young enough; an undo that stopped on its way
 * goes on.
 */
export function undoable(run: RunRow, now: Date): boolean {
  const until = undoUntil(run)
  return (
    ((run.status === 'done' && run.undone_at === null) || run.status === 'failed') &&
    until !== null &&
    now < until &&
    run.totals.created + run.totals.updated > 0
  )
}

/** An undo that stopped: what it left is as it came in. */
const isHalfUndone = ({ status, undone_at }: RunRow): boolean =>
  status === 'failed' && undone_at !== null

/** A run in the shape of the contract, its failure in the reader's language. */
export function toRun(run: RunRow, lang: Lang, now: Date): IntakeRun {
  return {
    id: run.id,
    filename: run.filename,
    format: run.format,
    dialect: run.dialect,
    encoding: run.encoding,
    delimiter: run.delimiter,
    status: run.status,
    rows: run.row_count,
    columns: run.columns,
    mapping: run.mapping,
    dates: run.dates,
    askDates: run.ask_dates,
    wantOperation: run.want_operation,
    mode: run.mode,
    dedupeKeys: run.dedupe_keys,
    overwrite: run.overwrite,
    shared: run.shared,
    roles: run.roles,
    tags: run.tags,
    totals: run.totals,
    undone: run.undone,
    failure: isHalfUndone(run)
      ? say(lang, 'undoStopped')
      : run.failure
        ? sayStored(lang, run.failure)
        : run.status === 'failed'
          ? say(lang, 'stopped')
          : null,
    byName: run.by_name,
    createdAt: run.created_at.toISOString(),
    startedAt: run.started_at?.toISOString() ?? null,
    finishedAt: run.finished_at?.toISOString() ?? null,
    undoUntil: undoUntil(run)?.toISOString() ?? null,
    canUndo: undoable(run, now),
  }
}

/** A line of the report. Somebody who was taken away again has no record to go to. */
export function toRow(
  { number, line, name, fate, remarks, contact_id, demand_id, undone }: ReportRow,
  lang: Lang,
): IntakeRow {
  return {
    number,
    line,
    name,
    fate,
    undone,
    demandId: demand_id,
    contactId: undone === 'removed' ? null : contact_id,
    remarks: remarks.map((remark) => ({ field: remark.field, message: sayStored(lang, remark) })),
  }
}
