import type { TakeoutImport } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { namesOf } from '../../user/index.ts'
import { say, type MessageKey } from '../messages.ts'
import { ABSENT } from './absent.ts'
import type { ImportRow } from './import.repository.ts'
import { BROUGHT } from './passes.ts'
import { countsOf, issuesOf } from './report.repository.ts'

const DAY = 86_400_000
/** So long an import can be undone. */
export const UNDO_MS = 30 * DAY

const undoUntil = ({ finished_at: at }: ImportRow): Date | null =>
  at && new Date(at.getTime() + UNDO_MS)

/** May what came be taken away again? */
export function canUndo(row: ImportRow, now: Date): boolean {
  if (row.state === 'paused') return row.head !== null
  const until = undoUntil(row)
  return (row.state === 'done' || row.state === 'failed') && until !== null && now < until
}

const inWords = (lang: Lang, prefix: 'in' | 'issue', key: string, words: Record<string, string>) =>
  say(lang, `${prefix}${key[0]?.toUpperCase()}${key.slice(1)}` as MessageKey, words)

/** Another version may have kept them otherwise. */
const isWords = (words: unknown): words is Record<string, string> =>
  typeof words === 'object' && words !== null && !Array.isArray(words)

/** Imports as the contract shows them. */
export async function toImports(
  db: Db,
  rows: ImportRow[],
  { lang, now }: { lang: Lang; now: Date },
): Promise<TakeoutImport[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ created_by: by }) => by ?? []),
  )
  const counts = Map.groupBy(
    await countsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ import_id: id }) => id,
  )
  const shown: TakeoutImport[] = []
  for (const row of rows) {
    const { items, all } = await issuesOf(db, row.id)
    const { head } = row
    shown.push({
      id: row.id,
      state: row.state,
      source: row.source,
      byName: names.get(row.created_by ?? '') ?? null,
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      undoUntil: undoUntil(row)?.toISOString() ?? null,
      progress: row.progress,
      from: head && {
        agencyName: head.agencyName,
        takenAt: head.takenAt,
        bytes: head.bytes,
      },
      counts: (counts.get(row.id) ?? [])
        .map(({ schema, made, known, left_out: left, kept }) => ({
          schema,
          made,
          known,
          left,
          kept,
        }))
        .toSorted((a, b) => BROUGHT.indexOf(a.schema) - BROUGHT.indexOf(b.schema)),
      absent: Object.entries(head?.absent ?? {}).flatMap(([schema, count]) => {
        const key = ABSENT[schema]
        return key ? [{ schema, count, message: say(lang, key) }] : []
      }),
      issues: items.map(({ schema, name, reason, words }) => ({
        schema,
        name,
        message: inWords(lang, 'issue', reason, isWords(words) ? words : {}),
      })),
      issueCount: all,
      reason: row.reason === null ? null : inWords(lang, 'in', row.reason, {}),
      canPause: row.state === 'checking' || row.state === 'running',
      canResume: row.state === 'paused',
      canUndo: canUndo(row, now),
    })
  }
  return shown
}
