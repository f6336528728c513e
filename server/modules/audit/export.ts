import type { FileReply } from '../../../generated/server/operations.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { csvReply } from '../../formats/csv-reply.ts'
import { stampOf } from '../../time/madrid.ts'
import { findLines, type Which } from './audit.repository.ts'
import { toLines } from './list.service.ts'
import { say } from './messages.ts'

/** Lines that a file has at most. */
const MOST = 20_000

const COLUMNS = [
  'number',
  'at',
  'who',
  'key',
  'operation',
  'kind',
  'subject',
  'outcome',
  'changes',
  'hash',
] as const

/** The log as a file: a line an act, with the hash that proves it. */
export async function exportLines(
  db: Db,
  { agencyId, lang }: Actor,
  which: Which,
): Promise<FileReply> {
  const rows = await findLines(db, agencyId, which, { cursor: null, limit: MOST })
  const lines = (await toLines(db, rows)).map((line) => [
    String(line.number),
    stampOf(new Date(line.at)),
    line.actorName ?? line.actorId ?? '',
    line.keyName ?? line.keyId ?? '',
    line.operation,
    line.kind,
    line.subjectName ?? line.subjectId ?? '',
    say(lang, `csv.outcome.${line.outcome}`),
    line.changes.map(({ field, values }) => [field, ...values].join(' ')).join(' · '),
    line.hash,
  ])
  return csvReply(say(lang, 'csv.file'), [COLUMNS.map((key) => say(lang, `csv.${key}`)), ...lines])
}
