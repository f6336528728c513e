import type {
  ImportIssue,
  ImportItem,
  ImportQuestion,
  ImportRun,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { StoredRemark } from '../../db/tables/import.ts'
import { isQuestion } from './feed/gate.ts'
import type { RunRow } from './import.repository.ts'
import type { ItemRow } from './item.repository.ts'
import { say, sayStored } from './messages.ts'
import { DAY, UNDO_DAYS } from './homes/names.ts'
import type { Lack } from './homes/publish.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/**
 * True when the run changed something, stands, and is young enough. That it is the newest is the
 * caller's to check.
 */
export const undoable = (row: RunRow, now: Date): boolean =>
  row.status === 'done' &&
  !row.dry_run &&
  now.getTime() - row.created_at.getTime() < UNDO_DAYS * DAY

/** A run in the shape of the contract, its refusal worded in the reader's language. */
export function toRun(
  row: RunRow,
  lang: Lang,
  { canUndo, waiting }: { canUndo: boolean; waiting: number },
): Omit<ImportRun, 'delay'> {
  return {
    id: row.id,
    integrationId: row.integration_id,
    sourceName: row.source_name,
    provider: row.provider,
    filename: row.filename,
    status: row.status,
    trigger: row.trigger,
    dryRun: row.dry_run,
    confirmed: row.confirmed,
    totals: row.totals,
    waiting,
    question: questionOf(row),
    rejectedReason: row.rejection
      ? sayStored(lang, row.rejection)
      : row.status === 'failed'
        ? say(lang, 'internal')
        : null,
    createdAt: row.created_at.toISOString(),
    startedAt: iso(row.started_at),
    finishedAt: iso(row.finished_at),
    byName: row.by_name,
    canUndo,
    undoneAt: iso(row.undone_at),
  }
}

/**
 * What a person should know who may take the file all the same; null when there is nothing to ask,
 * or another version has counted, in its own way.
 */
function questionOf({ status, rejection }: RunRow): ImportQuestion | null {
  if (status !== 'rejected' || !rejection || !isQuestion(rejection)) return null
  const { count, known, missing } = rejection.params ?? {}
  return typeof count !== 'number'
    ? null
    : { homes: count, known: Number(known ?? 0), missing: Number(missing ?? 0) }
}

/** A remark, worded in the reader's language. */
export const issueOf = (remark: StoredRemark, lang: Lang): ImportIssue => ({
  field: remark.field,
  severity: remark.severity,
  message: sayStored(lang, remark),
})

/** A line of the report, its remarks worded in the reader's language. */
export function toItem(row: ItemRow, lacks: Lack[], lang: Lang): ImportItem {
  return {
    externalId: row.external_id.startsWith('#') ? '' : row.external_id,
    ref: row.ref,
    title: row.title,
    action: row.action,
    propertyId: row.property_id,
    changed: row.changed,
    waitsFor: lacks.map((lack) => say(lang, `waits.${lack}`)).filter(Boolean),
    issues: row.issues.map((remark) => issueOf(remark, lang)),
  }
}
