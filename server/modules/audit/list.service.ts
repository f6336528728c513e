import type { AuditLine, AuditPage } from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { namesOf } from '../user/index.ts'
import { findLines, isDetail, keyNames, type LineRow, type Which } from './audit.repository.ts'

const LIST = 'listAuditLines'

/** A page of the agency's log, newest first. */
export async function listLines(
  db: Db,
  { agencyId, lang }: Actor,
  { cursor: text, limit = 24, ...which }: Which & { cursor?: string; limit?: number },
): Promise<AuditPage> {
  const cursor = readCursor(text, { list: LIST, kind: 'number' }, lang)
  const found = await findLines(db, agencyId, which, { cursor, limit: limit + 1 })
  const cut = { list: LIST, cursor, limit, value: (row: LineRow) => row.number }
  const { rows, next, previous } = cutPage(found, cut)
  return { items: await toLines(db, rows), next, previous }
}

/** Lines in the shape of the contract, with today's names of people and keys. */
export async function toLines(db: Db, rows: LineRow[]): Promise<AuditLine[]> {
  const subjects = rows.map(({ subject }) => subject.split('/'))
  const among = (kind: string): string[] =>
    subjects.flatMap(([one, id]) => (one === kind && id !== undefined ? id : []))
  const people = [...rows.flatMap(({ actor_id: id }) => id ?? []), ...among('user')]
  const programs = [
    ...rows.flatMap(({ key_id: id }) => id ?? []),
    ...among('key'),
    ...among('connection'),
  ]
  const names = await namesOf(db, [...new Set(people)])
  const keys = await keyNames(db, [...new Set(programs)])
  return rows.map((row) => {
    const [kind = '', id = null] = row.subject.split('/')
    const named = kind === 'user' ? names : ['key', 'connection'].includes(kind) ? keys : null
    return {
      id: row.id,
      number: row.number,
      at: row.at.toISOString(),
      actorId: row.actor_id,
      actorName: (row.actor_id === null ? null : names.get(row.actor_id)) ?? null,
      keyId: row.key_id,
      keyName: (row.key_id === null ? null : keys.get(row.key_id)) ?? null,
      operation: row.operation,
      kind,
      subjectId: id,
      subjectName: (id === null ? null : named?.get(id)) ?? null,
      outcome: row.outcome === 'refused' ? 'refused' : 'done',
      changes: row.detail.filter(isDetail),
      hash: row.hash,
    }
  })
}
